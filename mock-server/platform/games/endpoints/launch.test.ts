import { describe, expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { type Category, categories } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { type Opened, slot } from '#mock-server/vendors/slot/contract.ts'
import { keyOf } from '#mock-server/verify/testing/key-of.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { gamePages } from '../vendor-pages.ts'

const scenario = 'member-with-favorites'
/** The categories with a trial; lotteries have none. */
const triable = categories.filter((category) => category !== 'ELOTT')
const gameOf = (category: Category) => {
  const game = catalogue
    .hot()
    .find(({ gameType }) => gameType === category)
    ?.games.find(({ supportPlay }) => supportPlay === (category === 'ELOTT' ? 'REAL' : 'REAL,TRIAL'))
  if (!game) throw new Error(`no game of ${category}`)
  return game
}
const slotGame = gameOf('RNG')

const inputFor = ({ gameId, nodeId, vassalage }: ReturnType<typeof gameOf>, over: object = {}) => ({
  platform: 'html5' as const,
  accountType: vassalage,
  gameId,
  nodeId,
  merchantCode: 'HAEDAL',
  language: 'KO',
  ...over,
})

const addressOf = ({ content }: { content: { game_url: string } }) => new URL(content.game_url, 'http://gateway.test')
const launch = async (platform: Platform, over: object = {}, game = slotGame) =>
  addressOf(await platform.call(games.launch, inputFor(game, over), { token: platform.token }))
const trialLaunch = async (platform: Platform, over: object = {}, game = slotGame) =>
  addressOf(await platform.call(games.trialLaunch, inputFor(game, over)))
const tokenOf = (address: URL) => address.searchParams.get('token') ?? ''

describe('a launch', () => {
  test.each(categories)('of a game of %s opens the page that plays it', async (category) => {
    const platform = await createPlatform({ scenario })
    expect((await launch(platform, {}, gameOf(category))).pathname).toBe(`/__vendors/${gamePages[category]}`)
  })

  test.each([
    ['KO', 'KO'],
    ['en', 'EN'],
    ['UR', 'EN'],
  ])('in %s opens the page in %s', async (language, spoken) => {
    const platform = await createPlatform({ scenario })
    expect((await launch(platform, { language })).searchParams.get('language')).toBe(spoken)
  })

  test('passes the client type and the web view to the page', async () => {
    const platform = await createPlatform({ scenario })
    const { searchParams } = await launch(platform, { clientType: '2', webView: 'true' })
    expect([searchParams.get('clientType'), searchParams.get('webView')]).toEqual(['2', 'true'])
    expect((await launch(platform, { webView: 'false' })).searchParams.has('webView')).toBe(false)
  })

  test('finds the game by its gameId alone', async () => {
    const platform = await createPlatform({ scenario })
    await launch(platform, { nodeId: undefined })
    expect(platform.world().tables.launches.all().at(-1)?.nodeId).toBe(slotGame.nodeId)
  })

  test.each([
    ['launchMode', 'DEMO'],
    ['platform', 'flash'],
    ['clientType', '9'],
    ['accountType', 'JL'],
    ['confirmTrans', 'maybe'],
    ['webView', '1'],
    ['language', 'KOR'],
    ['gameId', ''],
  ])('refuses %s=%s with the field, and creates no launch', async (field, value) => {
    const platform = await createPlatform({ scenario })
    const refusal = await platform.refusal(games.launch, inputFor(slotGame, { [field]: value }), platform)
    expect(refusal).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field: `query.${field}` })
    expect(platform.world().tables.launches.size).toBe(0)
  })

  test('refuses a gameId and a nodeId of different games', async () => {
    const platform = await createPlatform({ scenario })
    const input = inputFor(slotGame, { nodeId: gameOf('FISH').nodeId })
    expect(await platform.refusal(games.launch, input, platform)).toMatchObject({
      status: 404,
      errorCode: 'GAME_NOT_FOUND',
      field: 'query.nodeId',
      message: `the game "${input.nodeId}" has the gameId "${gameOf('FISH').gameId}", not "${input.gameId}"`,
    })
  })

  test.each([
    ['gameId', { gameId: 'none', nodeId: undefined }, 'there is no game with the gameId "none"'],
    ['nodeId', { nodeId: 'none' }, 'there is no game with the nodeId "none"'],
  ])('names an unknown %s', async (field, over, problem) => {
    const platform = await createPlatform({ scenario })
    expect(await platform.refusal(games.launch, inputFor(slotGame, over), platform)).toMatchObject({
      errorCode: 'GAME_NOT_FOUND',
      field: `query.${field}`,
      message: `${problem}; games.gameList lists them`,
    })
  })
})

describe('a trial launch', () => {
  test.each(triable)('of a game of %s needs no session', async (category) => {
    const platform = await createPlatform()
    expect((await trialLaunch(platform, {}, gameOf(category))).pathname).toBe(`/__vendors/${gamePages[category]}`)
  })

  test('plays with its own money, without effect on members’ wallets or rounds', async () => {
    const platform = await createPlatform({ scenario })
    const { ledger, tables } = platform.world()
    const before = ledger.balance('member:m-0001')
    const token = tokenOf(await trialLaunch(platform))
    const opened: Opened = await platform.call(slot.open, { token })
    expect(opened).toMatchObject({ trial: true, balance: 100_000 })
    const bet = opened.bets[0]!
    const { win, balance } = await platform.call(slot.spin, { token, bet, idempotencyKey: 'trial-spin-1' })
    expect(balance).toBe(100_000 - bet + win)
    expect(ledger.balance(`trial:${keyOf(platform.world(), token)}`)).toBe(balance * 100)
    expect(ledger.balance('member:m-0001')).toBe(before)
    expect(tables.rounds.by('memberId', 'm-0001')).toEqual([])
    expect(ledger.balance(`house:${slotGame.vassalage}`)).toBe(0)
  })

  test('has a new wallet each time', async () => {
    const platform = await createPlatform()
    const [one, two] = [tokenOf(await trialLaunch(platform)), tokenOf(await trialLaunch(platform))]
    const bet = slotGame.minBet
    const spin = (token: string) => platform.call(slot.spin, { token, bet, idempotencyKey: 'the-same-key' })
    const [first, second] = [await spin(one), await spin(two)]
    expect(first.roundId).not.toBe(second.roundId)
  })

  test('survives a logout and ends when it is closed', async () => {
    const platform = await createPlatform({ scenario })
    const token = tokenOf(await trialLaunch(platform))
    platform.world().tables.sessions.remove(platform.token)
    await platform.call(slot.open, { token })
    await platform.call(launches.close, { token })
    expect(await platform.refusal(slot.open, { token })).toMatchObject({ errorCode: 'LAUNCH_CLOSED' })
  })

  test('is the same as a member’s launch in the mode TRIAL', async () => {
    const platform = await createPlatform({ scenario })
    const token = tokenOf(await launch(platform, { launchMode: 'TRIAL' }))
    expect(await platform.call(slot.open, { token })).toMatchObject({ trial: true })
  })

  test('is refused if the game has no trial', async () => {
    const platform = await createPlatform()
    const game = catalogue
      .page({ gameType: 'LIVE', pageNo: 1, pageSize: 500 })
      .games.find((one) => one.supportPlay === 'REAL')!
    expect(await platform.refusal(games.trialLaunch, inputFor(game))).toMatchObject({
      errorCode: 'TRIAL_NOT_SUPPORTED',
    })
    expect(platform.world().tables.launches.size).toBe(0)
  })
})

describe('a vendor under maintenance', () => {
  const listInput = { merchant: 'HAEDAL', platform: 'html5', pageNo: 1, pageSize: 100, language: 'EN' } as const

  test('is missing from the lobby', async () => {
    const platform = await createPlatform({ scenario: 'vendor-maintenance' })
    const tabs = await platform.call(games.vendorGameTypes, { typeId: '1', merchant_code: 'HAEDAL' })
    expect(tabs.vendorSorting.flatMap(({ vendorNames }) => vendorNames)).not.toContain('PP')
    const { total } = await platform.call(games.gameList, { ...listInput, vassalage: 'PP' })
    expect(total).toBe(0)
    const all = await platform.call(games.gameList, listInput)
    expect(all.games.some(({ vassalage }) => vassalage === 'PP')).toBe(false)
    expect(all.total).toBe(10_000 - 964 - 114)
    const hot = await platform.call(games.hotGames, { ...listInput, merchantCode: 'HAEDAL', isPlatform: '2' })
    expect(hot.flatMap(({ value }) => value.list).some(({ vassalage }) => vassalage === 'PP')).toBe(false)
  })

  test('refuses launches, and rounds of open games', async () => {
    const platform = await createPlatform({ scenario })
    const token = tokenOf(await launch(platform))
    platform.world().changeSettings({ vendorMaintenance: [slotGame.vassalage] })
    const refused = { status: 503, errorCode: 'VENDOR_MAINTENANCE' }
    expect(await platform.refusal(games.launch, inputFor(slotGame), platform)).toMatchObject(refused)
    const spin = { token, bet: slotGame.minBet, idempotencyKey: 'held-up-1' }
    expect(await platform.refusal(slot.spin, spin)).toMatchObject(refused)
    expect(platform.world().tables.rounds.size).toBe(0)
    platform.world().changeSettings({ vendorMaintenance: [] })
    await platform.call(slot.spin, spin)
  })
})

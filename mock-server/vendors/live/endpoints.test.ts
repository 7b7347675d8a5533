import { describe, expect, test } from 'vitest'
import { wallet } from '#contract/wallet.ts'
import { launches } from '#mock-server/vendors/shared/launch-contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { type Bet, live } from './contract.ts'

const baccarat = findGame('LIVE', ({ name }) => name.en === 'Royal Crown Baccarat')
const roulette = findGame('LIVE', ({ name }) => name.en === 'Grand Roulette')
const minimum = baccarat.minBet

/** Opens a table whose betting has just started, and returns the calls of its page. */
async function openTable({ scenario = 'member-with-favorites', game = baccarat, language = 'EN' } = {}) {
  const platform = await createPlatform({ scenario })
  const token = await launchToken(platform, game, { confirmTrans: 'true', language })
  const look = () => platform.call(live.look, { token })
  const passTo = async (at: number) => platform.pass(at - platform.world().clock.now())
  await passTo((await look()).opensAt)
  const order = async (bets: Bet[], { key = crypto.randomUUID() as string, roundId = '' } = {}) => ({
    token,
    bets,
    roundId: roundId || (await look()).roundId,
    idempotencyKey: key,
  })
  return {
    platform,
    token,
    passTo,
    look,
    open: () => platform.call(live.open, { token }),
    bet: async (bets: Bet[], options = {}) => platform.call(live.bet, await order(bets, options)),
    refused: async (bets: Bet[], options = {}) => platform.refusal(live.bet, await order(bets, options)),
    wallet: async () => (await platform.call(wallet.memberWallet, {}, { token: platform.token })).sumBalance,
    rounds: () => platform.world().tables.rounds.all(),
  }
}

const player = (amount = minimum) => ({ spot: 'player', amount })

/** Bets on every spot, so that something wins. */
const everything: Bet[] = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'].map((spot) => ({
  spot,
  amount: minimum,
}))

describe('opening a table', () => {
  test('returns game, limits, chips and dealer in the language of the launch', async () => {
    const english = await (await openTable()).open()
    const korean = await (await openTable({ language: 'KO' })).open()
    expect([english.game.name, korean.game.name]).toEqual([baccarat.name.en, baccarat.name.ko])
    expect(english.rules).toBe('baccarat')
    expect(english.minimum).toBe(minimum)
    expect(english.chips[0]).toBe(minimum)
    expect(english.view.dealer.name).not.toBe(korean.view.dealer.name)
  })

  test('opens roulette if the title names it, and refuses a game without a dealer', async () => {
    expect((await (await openTable({ game: roulette })).open()).rules).toBe('roulette')
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const token = await launchToken(platform, findGame('BINGO'), { confirmTrans: 'true' })
    expect(await platform.refusal(live.open, { token })).toMatchObject({ status: 404, errorCode: 'GAME_NOT_FOUND' })
  })
})

describe('a round', () => {
  test('hides the cards while betting is open and returns all of them afterwards', async () => {
    const table = await openTable()
    const betting = await table.look()
    expect(betting).toMatchObject({ phase: 'betting', deal: null })
    await table.passTo(betting.closesAt)
    const dealing = await table.look()
    expect(dealing.phase).toBe('dealing')
    expect(dealing.roundId).toBe(betting.roundId)
    const { deal } = dealing
    expect(deal?.cardsAt.every((at) => at > betting.closesAt && at < (deal?.resultAt ?? 0))).toBe(true)
    expect(deal?.resultAt).toBeLessThan(dealing.endsAt)
  })

  test('appears on the road once its result is announced', async () => {
    const table = await openTable()
    const { road, roundId, closesAt } = await table.look()
    await table.passTo(closesAt)
    const { deal } = await table.look()
    expect((await table.look()).road).toEqual(road)
    await table.passTo(deal?.resultAt ?? 0)
    const after = await table.look()
    expect(after).toMatchObject({ roundId, phase: 'result' })
    expect(after.road.slice(0, -1)).toEqual(road)
  })

  test('is the same in two worlds of the same seed', async () => {
    const [one, two] = [await openTable(), await openTable()]
    for (const table of [one, two]) await table.passTo((await table.look()).closesAt)
    expect((await one.look()).deal).toEqual((await two.look()).deal)
  })
})

describe('bets', () => {
  test('debit the wallet at once and pay the win when the result is announced', async () => {
    const table = await openTable()
    const before = await table.wallet()
    const placed = await table.bet(everything)
    expect(placed.bets).toEqual(everything)
    expect(placed.balance).toBe(before - 5 * minimum)
    await table.passTo(placed.closesAt)
    const dealing = await table.look()
    expect(dealing).toMatchObject({ won: null, balance: placed.balance })
    await table.passTo(dealing.deal?.resultAt ?? 0)
    const { won, balance } = await table.look()
    expect(won).toBeGreaterThan(0)
    expect(balance).toBe(placed.balance + (won ?? 0))
  })

  test('are settled after the player has left, visible at the next read of the wallet', async () => {
    const table = await openTable()
    const { endsAt, balance } = await table.bet(everything)
    await table.platform.call(launches.close, { token: table.token })
    expect(table.rounds()[0]).toMatchObject({ settledAt: null, win: 0 })
    await table.passTo(endsAt)
    const after = await table.wallet()
    const [round] = table.rounds()
    expect(round?.settledAt).toBeGreaterThan(0)
    expect(after).toBe(balance + (round?.win ?? 0) / 100)
  })

  test('can be increased while betting is open', async () => {
    const table = await openTable()
    await table.bet([player()])
    const { bets } = await table.bet([player(), { spot: 'tie', amount: minimum }])
    expect(bets).toEqual([player(2 * minimum), { spot: 'tie', amount: minimum }])
  })

  test('are placed once for one key, even if it is sent again after the round', async () => {
    const table = await openTable()
    const { roundId } = await table.look()
    const same = { key: 'the-same-key', roundId }
    const answers = await Promise.all([1, 2, 3].map(() => table.bet([player()], same)))
    for (const { bets } of answers) expect(bets).toEqual([player()])
    await table.passTo(answers[0]?.endsAt ?? 0)
    await table.bet([player()], same)
    expect(table.rounds()).toHaveLength(1)
    expect(await table.refused([player(2 * minimum)], same)).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await table.refused([{ spot: 'tie', amount: minimum }], same)).toMatchObject({
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test('are refused after betting has closed, and for any other round', async () => {
    const table = await openTable()
    const { closesAt, roundId, opensAt } = await table.look()
    await table.passTo(closesAt)
    expect(await table.refused([player()])).toMatchObject({ status: 409, errorCode: 'BETTING_CLOSED' })
    await table.passTo(opensAt)
    expect(await table.refused([player()], { roundId })).toMatchObject({ errorCode: 'BETTING_CLOSED' })
    expect(table.rounds()).toEqual([])
  })

  test.each([
    ['on an unknown spot', [{ spot: 'dragon', amount: minimum }], 'body.bets.0.spot'],
    ['twice on one spot', [player(), player()], 'body.bets.1.spot'],
    ['below the minimum', [player(minimum - 1)], 'body.bets.0.amount'],
    ['with a fraction', [player(minimum + 0.5)], 'body.bets.0.amount'],
    ['above the limit', [player(minimum * 5_001)], 'body.bets.0.amount'],
    ['that are negative', [{ spot: 'tie', amount: -minimum }], 'body.bets.0.amount'],
  ])('%s are refused and change nothing', async (_what, bets, field) => {
    const table = await openTable()
    expect(await table.refused(bets)).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(table.rounds()).toEqual([])
  })

  test('count towards the limit of a round together with earlier bets', async () => {
    const table = await openTable()
    await table.bet([{ spot: 'tie', amount: minimum * 500 }])
    expect(await table.refused([{ spot: 'tie', amount: minimum }])).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })

  test('above the balance are refused with the balance', async () => {
    const table = await openTable({ scenario: 'new-member' })
    expect(await table.refused([player()])).toMatchObject({ errorCode: 'INSUFFICIENT_FUNDS', value: { balance: 0 } })
  })
})

test('keep wallet, rounds and ledger consistent over many rounds of roulette', async () => {
  const table = await openTable({ game: roulette })
  const before = await table.wallet()
  for (let round = 0; round < 12; round += 1) {
    const { opensAt } = await table.bet([
      { spot: 'red', amount: roulette.minBet * 3 },
      { spot: 'n17', amount: roulette.minBet },
      { spot: 'dozen2', amount: roulette.minBet },
    ])
    await table.passTo(opensAt)
  }
  const after = await table.wallet()
  const net = table.rounds().reduce((sum, { win, bet }) => sum + win - bet, 0)
  expect(table.rounds().every(({ settledAt }) => settledAt !== null)).toBe(true)
  expect(after).toBe(before + net / 100)
})

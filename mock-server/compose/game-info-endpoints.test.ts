import { describe, expect, test } from 'vitest'
import { gameInfo } from '#contract/game-info.ts'
import type { Endpoint } from '#contract/resource.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { bingo } from '#mock-server/vendors/bingo/contract.ts'
import { crash } from '#mock-server/vendors/crash/contract.ts'
import { fish } from '#mock-server/vendors/fish/contract.ts'
import { live } from '#mock-server/vendors/live/contract.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { pvp } from '#mock-server/vendors/pvp/contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { sports } from '#mock-server/vendors/sports/contract.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import type { Platform } from '#mock-server/verify/testing/platform.ts'

const create = () => createFundedPlatform({ flags: { GAMEINFO3: true } })
const inputOf = ({ nodeId }: Pick<CatalogueGame, 'nodeId'>) => ({ merchant: 'HAEDAL', nodeId, language: 'EN' })
const read = (platform: Platform, game: CatalogueGame) => platform.call(gameInfo.read, inputOf(game), session(platform))

/** Returns the numbers of a field of the answer that opens the game's own page. */
async function pageOf(platform: Platform, endpoint: Endpoint, game: CatalogueGame) {
  const token = await launchToken(platform, game)
  return (await platform.call(endpoint as never, { token } as never)) as Record<string, unknown>
}

describe('the stakes are those of the game’s own page', () => {
  test.each([
    ['RNG', slot.open, 'bets'],
    ['CRASH', crash.open, 'bets'],
    ['FISH', fish.open, 'bets'],
    ['BINGO', bingo.open, 'prices'],
    ['PVP', pvp.open, 'antes'],
  ] as const)('%s', async (category, open, field) => {
    const platform = await create()
    const game = findGame(category)
    const steps = (await pageOf(platform, open, game))[field] as number[]
    expect((await read(platform, game)).stake).toEqual({ least: steps[0], most: steps.at(-1) })
  })

  test('SPORTS', async () => {
    const platform = await create()
    const game = findGame('SPORTS')
    const { limits } = await pageOf(platform, sports.open, game)
    expect(limits).toMatchObject((await read(platform, game)).stake)
  })

  test('LIVE', async () => {
    const platform = await create()
    const game = findGame('LIVE')
    const { minimum, spots } = (await pageOf(platform, live.open, game)) as {
      minimum: number
      spots: { maximum: number }[]
    }
    const most = Math.max(...spots.map(({ maximum }) => maximum))
    expect((await read(platform, game)).stake).toEqual({ least: minimum, most })
  })

  test('ELOTT', async () => {
    const platform = await create()
    const game = findGame('ELOTT', ({ vassalage }) => vassalage === 'ELOTT')
    const { least, most } = (await read(platform, game)).stake
    const { prizeMode } = await platform.call(lotteryHouse.board, {
      ...{ gameId: game.gameId, playType: 'trad', prizeMode: 'Elott', language: 'EN' },
    } as never)
    expect({ prizeMode, least, most }).toEqual({ prizeMode: 'Elott', least: 100, most: 100_000 })
  })
})

test('a slot has the lines of its paytable, and a volatility; other games have neither', async () => {
  const platform = await create()
  const game = findGame('RNG')
  const { paylines } = await pageOf(platform, slot.open, game)
  expect(paylines).toHaveLength((await read(platform, game)).lines ?? 0)
  expect((await read(platform, game)).volatility).toMatch(/medium|high/)
  expect(await read(platform, findGame('FISH'))).toMatchObject({ lines: null, volatility: null })
})

test('shows a member their last rounds, newest first, and a visitor none', async () => {
  const platform = await create()
  const game = findGame('RNG')
  const token = await launchToken(platform, game)
  const spin = (idempotencyKey: string) => platform.call(slot.spin, { token, bet: game.minBet, idempotencyKey })
  const played = [await spin('the-spin-1'), await spin('the-spin-2')]
  const { rounds } = await read(platform, game)
  expect(rounds).toMatchObject(played.toReversed().map(({ roundId, win }) => ({ id: roundId, bet: game.minBet, win })))
  expect((await platform.call(gameInfo.read, inputOf(game))).rounds).toEqual([])
})

test('says that a vendor is under maintenance, and what a trial is for', async () => {
  const platform = await create()
  const game = findGame('RNG')
  expect(await read(platform, game)).toMatchObject({ open: true, trial: true })
  platform.world().changeSettings({ vendorMaintenance: [game.vassalage] })
  expect(await read(platform, game)).toMatchObject({ open: false })
  expect(await read(platform, findGame('ELOTT'))).toMatchObject({ trial: false })
})

test('the same seed has the same figures', async () => {
  const [one, other] = [await create(), await create()]
  for (const category of ['RNG', 'LIVE', 'FISH'] as const)
    expect(await read(one, findGame(category))).toEqual(await read(other, findGame(category)))
})

test('a merchant without the flag has no such call', async () => {
  const platform = await createFundedPlatform()
  expect(await platform.refusal(gameInfo.read, inputOf(findGame('RNG')))).toMatchObject({ errorCode: 'FEATURE_OFF' })
})

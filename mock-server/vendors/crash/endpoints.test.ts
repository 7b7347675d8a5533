import { describe, expect, test } from 'vitest'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { sha256 } from '#mock-server/values/sha256.ts'
import { keyOf } from '#mock-server/verify/testing/key-of.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { type CrashState, crash } from './contract.ts'
import { crashPoint, multiplierAt, timeOf, winAt } from './rules/crash.ts'
import { crashRounds } from './view.ts'

const game = findGame('CRASH')
const bet = game.minBet

/** Launches a crash game for a member and freezes the world's clock. */
async function launch(scenario = 'member-with-favorites') {
  const platform = await createPlatform({ scenario, settings: { launchLife: day, sessionLife: day } })
  const token = await launchToken(platform, game)
  const world = platform.world()
  world.clock.freeze()
  const rounds = (now: number) => {
    world.clock.set(now)
    return crashRounds(world, game).at(-1)!
  }
  const next = (isWanted: (point: number) => boolean) => {
    let round = rounds(world.clock.now())
    do round = rounds(round.endsAt)
    while (!isWanted(round.point))
    return round
  }
  let keys = 0
  return {
    platform,
    token,
    world,
    /** Moves to the start of the next round whose crash point passes the test. */
    next,
    at: (instant: number) => world.clock.set(instant),
    balance: () => world.ledger.balance('member:m-0001'),
    state: () => platform.call(crash.watch, { token }),
    bet: (round: number, over: object = {}) =>
      platform.call(crash.bet, { token, round, bet, auto: null, idempotencyKey: `crash-key-${++keys}`, ...over }),
    refusedBet: (round: number, over: object = {}) =>
      platform.refusal(crash.bet, { token, round, bet, auto: null, idempotencyKey: `crash-key-${++keys}`, ...over }),
    cashOut: (betId: string) => platform.call(crash.cashOut, { token, betId }),
  }
}

describe('a bet on a round', () => {
  test('is paid at the multiplier of the world’s clock', async () => {
    const play = await launch()
    const round = play.next((point) => point > 2)
    const before = play.balance()
    const placed = await play.bet(round.number)
    expect(play.balance()).toBe(before - bet * 100)
    play.at(round.takeOffAt + 4_321)
    const out = await play.cashOut(placed.bet.id)
    const multiplier = multiplierAt(4_321)
    expect(out.bet).toMatchObject({ status: 'won', cashedOut: multiplier, win: winAt(bet * 100, multiplier) / 100 })
    expect(play.balance()).toBe(before - bet * 100 + winAt(bet * 100, multiplier))
  })

  test('is cashed out once, even if the call is repeated', async () => {
    const play = await launch()
    const round = play.next((point) => point > 3)
    const placed = await play.bet(round.number)
    play.at(round.takeOffAt + 2_000)
    const first = await play.cashOut(placed.bet.id)
    play.at(round.takeOffAt + 9_000)
    expect(await play.cashOut(placed.bet.id)).toEqual(first)
  })

  test('is lost at the crash without a cash-out, visible at the first read', async () => {
    const play = await launch()
    const round = play.next((point) => point < 4)
    const before = play.balance()
    await play.bet(round.number)
    play.at(round.crashAt)
    const span = { startTime: round.bettingAt - day, endTime: round.bettingAt + day, pageNo: 1, pageSize: 1 }
    const records = await play.platform.call(wallet.gameRecords, span, { token: play.platform.token })
    expect(records.content[0]).toMatchObject({ bet, win: 0 })
    const [row] = play.world.tables.rounds.by('memberId', 'm-0001')
    expect(row).toMatchObject({ settledAt: round.crashAt, win: 0 })
    expect(play.balance()).toBe(before - bet * 100)
  })

  test('with a target is paid at the target without the page, and lost if the crash comes first', async () => {
    const play = await launch()
    const round = play.next((point) => point > 2)
    const before = play.balance()
    await play.bet(round.number, { auto: 1.5 })
    play.at(round.takeOffAt + timeOf(1.5))
    expect((await play.state()).bets).toEqual([
      expect.objectContaining({ status: 'won', cashedOut: 1.5, win: bet * 1.5 }),
    ])
    expect(play.balance()).toBe(before + bet * 50)

    const short = play.next((point) => point < 2)
    await play.bet(short.number, { auto: 50 })
    play.at(short.crashAt)
    expect((await play.state()).bets).toEqual([expect.objectContaining({ status: 'lost', cashedOut: null, win: 0 })])
  })

  test('is settled after the page is closed', async () => {
    const play = await launch()
    const round = play.next((point) => point > 2)
    await play.bet(round.number, { auto: 1.2 })
    play.world.tables.launches.remove(keyOf(play.world, play.token))
    play.at(round.endsAt)
    await play.world.schedule.settle()
    expect(play.world.tables.rounds.by('memberId', 'm-0001')[0]).toMatchObject({ win: winAt(bet * 100, 1.2) })
  })

  test('is placed once for one key', async () => {
    const play = await launch()
    const round = play.next(() => true)
    const over = { idempotencyKey: 'the-same-key' }
    const first = await play.bet(round.number, over)
    expect(await play.bet(round.number, over)).toEqual(first)
    expect(play.world.tables.rounds.size).toBe(1)
    const other = await play.refusedBet(round.number, { ...over, auto: 2 })
    expect(other).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  test('is refused if the player already has one on the round', async () => {
    const play = await launch()
    const round = play.next(() => true)
    await play.bet(round.number)
    expect(await play.refusedBet(round.number)).toMatchObject({ status: 409, errorCode: 'BETTING_CLOSED' })
  })

  test('is refused after take-off and on any other round, and changes nothing', async () => {
    const play = await launch()
    const round = play.next((point) => point > 1.5)
    const before = play.balance()
    expect(await play.refusedBet(round.number + 1)).toMatchObject({ errorCode: 'BETTING_CLOSED', field: 'body.round' })
    play.at(round.takeOffAt)
    expect(await play.refusedBet(round.number)).toMatchObject({ status: 409, errorCode: 'BETTING_CLOSED' })
    expect(play.balance()).toBe(before)
    expect(play.world.tables.rounds.size).toBe(0)
  })

  test.each([0, -1, bet * 3, 0.5])('of %d, which is not a bet step, is refused', async (wrong) => {
    const play = await launch()
    const round = play.next(() => true)
    expect(await play.refusedBet(round.number, { bet: wrong })).toMatchObject({ status: 422, field: 'body.bet' })
  })

  test('cannot be cashed out before take-off or by another launch', async () => {
    const play = await launch()
    const round = play.next((point) => point > 2)
    const placed = await play.bet(round.number)
    const input = { token: play.token, betId: placed.bet.id }
    expect(await play.platform.refusal(crash.cashOut, input)).toMatchObject({ errorCode: 'ROUND_NOT_STARTED' })
    play.at(round.takeOffAt + 1_000)
    const stranger = await launchToken(play.platform, game, { launchMode: 'TRIAL' })
    expect(await play.platform.refusal(crash.cashOut, { ...input, token: stranger })).toMatchObject({
      status: 404,
      errorCode: 'BET_NOT_FOUND',
    })
  })

  test('above the balance is refused', async () => {
    const play = await launch('new-member')
    const round = play.next(() => true)
    expect(await play.refusedBet(round.number)).toMatchObject({
      errorCode: 'INSUFFICIENT_FUNDS',
      value: { balance: 0 },
    })
  })
})

describe('a round', () => {
  test('shows its seed’s hash before the crash, and the seed that proves the crash point afterwards', async () => {
    const play = await launch()
    const round = play.next((point) => point > 1.5)
    const before: CrashState = await play.state()
    expect(before.round).toMatchObject({ phase: 'betting', seed: null, point: null })
    play.at(round.takeOffAt + 10)
    expect((await play.state()).round).toMatchObject({ phase: 'flying', seed: null, point: null })
    play.at(round.crashAt)
    const { seed, point } = (await play.state()).round
    expect(await sha256(seed ?? '')).toBe(before.round.hash)
    expect(crashPoint(seed ?? '')).toBe(point)
  })

  test('can be proved only after the crash', async () => {
    const play = await launch()
    const round = play.next((point) => point > 1.5)
    const input = { token: play.token, number: round.number }
    expect(await play.platform.refusal(crash.proof, input)).toMatchObject({ status: 404, errorCode: 'ROUND_NOT_FOUND' })
    play.at(round.crashAt)
    const proof = await play.platform.call(crash.proof, input)
    expect([await sha256(proof.seed), crashPoint(proof.seed)]).toEqual([proof.hash, round.point])
  })

  test('shows only the cash-outs of other players that have happened', async () => {
    const play = await launch()
    const round = play.next((point) => point > 3)
    expect((await play.state()).players.every(({ cashedOut }) => cashedOut === null)).toBe(true)
    play.at(round.takeOffAt + timeOf(2))
    const { players } = await play.state()
    for (const { name } of players) expect(name).toMatch(/^[a-z]{2}\*{3}\d$/)
    expect(players.some(({ cashedOut }) => cashedOut !== null)).toBe(true)
    expect(players.every(({ cashedOut }) => cashedOut === null || cashedOut <= 2)).toBe(true)
  })
})

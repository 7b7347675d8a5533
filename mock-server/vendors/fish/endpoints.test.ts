import { describe, expect, test } from 'vitest'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { fish } from './contract.ts'
import { fishPays, type Species } from './rules/fish.ts'

const game = findGame('FISH')
const bet = game.minBet

async function launched(scenario = 'member-with-favorites') {
  const platform = await createPlatform({ scenario })
  const token = await launchToken(platform, game)
  let keys = 0
  const input = (over: object) => ({
    token,
    bet,
    shots: ['shrimp'] as Species[],
    idempotencyKey: `fish-key-${++keys}`,
    ...over,
  })
  return {
    world: platform.world(),
    open: () => platform.call(fish.open, { token }),
    shoot: (over: object = {}) => platform.call(fish.shoot, input(over)),
    refused: (over: object = {}) => platform.refusal(fish.shoot, input(over)),
    balance: () => platform.world().ledger.balance('member:m-0001'),
  }
}

describe('a fish game', () => {
  test('returns the fish with their payouts and catch probabilities', async () => {
    const { species, returnRate } = await (await launched()).open()
    expect(species.at(-1)).toMatchObject({ id: 'boss', glyph: game.glyph, pays: [100, 500] })
    for (const { id, chance } of species) {
      const pays = fishPays[id]
      expect(chance * (pays.reduce((sum: number, amount) => sum + amount, 0) / pays.length)).toBeCloseTo(returnRate, 9)
    }
  })

  test('restores the stake of the last shot', async () => {
    const game = await launched()
    await game.shoot({ bet: bet * 5, shots: ['crab', 'whale', 'shrimp'] })
    expect((await game.open()).bet).toBe(bet * 5)
  })
})

describe('hits', () => {
  test('cost their stake each and pay the catch, and nothing else moves in the ledger', async () => {
    const game = await launched()
    let expected = game.balance()
    for (let turn = 0; turn < 30; turn += 1) {
      const { shots, win, balance } = await game.shoot({ shots: ['shrimp', 'tropical', 'shrimp', 'blowfish'] })
      expect(win).toBe(shots.reduce((sum, { pays }) => sum + pays * bet, 0))
      expected += (win - 4 * bet) * 100
      expect(balance * 100).toBe(expected)
    }
    expect(game.balance()).toBe(expected)
    const rows = game.world.tables.rounds.by('memberId', 'm-0001')
    expect(rows).toHaveLength(30)
    expect(rows.every(({ settledAt }) => settledAt !== null)).toBe(true)
    expect(rows.some(({ win }) => win > 0)).toBe(true)
  })

  test('of one request are one round for one key', async () => {
    const game = await launched()
    const over = { shots: ['crab', 'crab'], idempotencyKey: 'the-same-key' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => game.shoot(over)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(game.world.tables.rounds.size).toBe(1)
    expect(await game.refused({ ...over, shots: ['crab', 'whale'] })).toMatchObject({
      status: 409,
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test('are decided by the world and not by their key', async () => {
    const [one, two] = [await launched(), await launched()]
    const shots = Array.from({ length: 10 }, () => 'shrimp')
    const first = await one.shoot({ shots, idempotencyKey: 'some-key-1' })
    expect(await two.shoot({ shots, idempotencyKey: 'other-key-1' })).toEqual(first)
  })

  test.each([0, -bet, bet * 3, 0.5])('for %d, which is not a bet step, are refused', async (wrong) => {
    const game = await launched()
    const before = game.world.snapshot()
    expect(await game.refused({ bet: wrong })).toMatchObject({ status: 422, field: 'body.bet' })
    expect(game.world.snapshot()).toEqual(before)
  })

  test('are refused if there are none or more than ten', async () => {
    const game = await launched()
    for (const shots of [[], Array.from({ length: 11 }, () => 'shrimp')]) {
      expect(await game.refused({ shots })).toMatchObject({ status: 422, field: 'body.shots' })
    }
  })

  test('above the balance are refused as a whole', async () => {
    const game = await launched('new-member')
    const before = game.world.snapshot()
    expect(await game.refused()).toMatchObject({ status: 409, errorCode: 'INSUFFICIENT_FUNDS', value: { balance: 0 } })
    expect(game.world.snapshot()).toEqual(before)
  })
})

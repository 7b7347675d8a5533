import { describe, expect, test } from 'vitest'
import { limitPeriods } from '#contract/safer-play.ts'
import { hour } from '#contract/time-units.ts'
import { addToBet, type Bet, placeBet, returnBet } from '#mock-server/platform/games/state/rounds.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { periodLength } from '../rules/own-limits.ts'
import { playedIn, usedIn } from './enforce.ts'

const memberId = 'm-0001'
const amount = 10_000

async function create() {
  const { world, pass } = await createPlatform({ signedIn: 'haedal_92' })
  const bet = (id: string): Bet => ({
    id,
    memberId,
    nodeId: 'none',
    launchToken: 'none',
    player: `member:${memberId}`,
    house: 'house:PP',
    bet: amount,
    idempotencyKey: id,
    detail: {},
  })
  const place = (id: string) => placeBet(world(), bet(id))
  return { world: world(), pass, place }
}

describe.each(limitPeriods)('the stakes of a %s', (period) => {
  const length = periodLength[period]
  const later = length - hour

  test('are used by neither a returned bet nor its return, at each edge of its window', async () => {
    const { world, pass, place } = await create()
    const staked = () => usedIn(world, memberId, period).stake
    await place('first')
    pass(later)
    await returnBet(world, 'first')
    await place('second')
    expect(staked()).toBe(amount)
    // The last instant with the first bet in the window, the first without it, and the last with its return.
    for (const step of [hour - 1, 1, later - 1]) {
      pass(step)
      expect(staked()).toBe(amount)
    }
    pass(1)
    expect(staked()).toBe(0)
  })

  test('include a bet that is not returned until it leaves the window', async () => {
    const { world, pass, place } = await create()
    const staked = () => usedIn(world, memberId, period).stake
    await place('first')
    pass(length - 1)
    expect(staked()).toBe(amount)
    pass(1)
    expect(staked()).toBe(0)
  })
})

test('a returned bet with a raise cancels both parts, even if only the raise lies in the span', async () => {
  const { world, pass, place } = await create()
  await place('first')
  pass(hour)
  const from = world.clock.now()
  await addToBet(world, 'first', { amount: 500, step: 'raise', detail: {} })
  await place('second')
  await returnBet(world, 'first')
  expect(playedIn(world, memberId, from, from + 1)).toEqual({ stake: amount, win: 0 })
})

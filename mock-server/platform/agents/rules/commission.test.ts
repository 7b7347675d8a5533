import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { noRates } from '#mock-server/platform/teams/rules/rates.ts'
import { createTree, ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { arbitraryPlaces, instant, names } from '#mock-server/verify/testing/arbitrary-tree.ts'
import { commissionOf, commissionShare, type Stake } from './commission.ts'
import { partsOf } from './figures.ts'

const stake: fc.Arbitrary<Stake> = fc.record({
  memberId: fc.constantFrom(...names),
  at: instant,
  category: fc.constantFrom(...gameCategories),
  bet: fc.integer({ min: 1, max: 1_000_000_00 }),
})

test('the shares of a line and the member’s own rate add up to the rate at its top', () => {
  fc.assert(
    fc.property(arbitraryPlaces, stake, (places, one) => {
      const tree = createTree(places)
      const { memberId, at, category } = one
      const line = tree.lineAt(memberId, at)
      const kept = line.reduce((sum, agentId) => sum + (commissionShare(tree, agentId, one)?.rate ?? 0), 0)
      const top = line.at(-1) ?? memberId
      expect(kept + ratesAt(tree, memberId, at)[category]).toBe(ratesAt(tree, top, at)[category])
    }),
  )
})

test('an agent’s commission is the sum over its parts and never exceeds its rate of the stakes', () => {
  fc.assert(
    fc.property(
      arbitraryPlaces,
      fc.array(stake, { maxLength: 40 }),
      fc.constantFrom(...names),
      (places, all, agent) => {
        const tree = createTree(places)
        const parts = [...partsOf(tree, { agentId: agent }, all).values()]
        expect(parts.reduce((sum, part) => sum + commissionOf(tree, agent, part), 0)).toBe(
          commissionOf(tree, agent, all),
        )
        const exact = all.reduce(
          (sum, one) => sum + (one.bet * (commissionShare(tree, agent, one)?.rate ?? 0)) / 10_000,
          0,
        )
        expect(commissionOf(tree, agent, all)).toBeLessThanOrEqual(exact + 1e-6)
      },
    ),
  )
})

test('a stake counts at the rates of its time, even if the downline’s rate is raised later', () => {
  const rates = (rate: number) => ({ ...noRates, RNG: rate })
  const tree = createTree([
    { memberId: 'agent', uplineId: null, since: 0, rates: rates(80) },
    { memberId: 'player', uplineId: 'agent', since: 0, rates: rates(20) },
    { memberId: 'player', uplineId: 'agent', since: 10, rates: rates(80) },
  ])
  const bet = { memberId: 'player', category: 'RNG', bet: 100_000 } as const
  expect(commissionOf(tree, 'agent', [{ ...bet, at: 9 }])).toBe(600)
  expect(commissionOf(tree, 'agent', [{ ...bet, at: 10 }])).toBe(0)
  expect(commissionOf(tree, 'agent', [{ ...bet, memberId: 'agent', at: 9 }])).toBe(0)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { movementsOf, openingFor } from '#mock-server/world/ledger/round-money.ts'
import { balanceOf } from '#mock-server/world/transfers/transfer.ts'
import { seededRounds } from './seeded-rounds.ts'

const startedAt = Date.parse('2026-11-20T10:00:00Z')
const past = (seed: string, count: number) =>
  seededRounds({ memberId: 'm-0001', count, chance: createChance(seed), startedAt })

test('rounds lie before the start of the world, in order of time', () => {
  for (const count of [1, 90, 500]) {
    const times = past('parlor', count).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(startedAt)
  }
})

test('the same seed gives the same history', () => {
  expect(past('one', 20)).toEqual(past('one', 20))
  expect(past('one', 20)).not.toEqual(past('two', 20))
})

test('the opening balance covers every bet and leaves the requested balance, or more if wins exceed it', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 10_000_000 }), (seed, balance) => {
      const rounds = past(seed, 30)
      const movements = rounds.flatMap(movementsOf)
      let left = openingFor(balance, rounds)
      for (const { reason, amount } of movements) {
        left += reason === 'win' ? amount : -amount
        expect(left).toBeGreaterThanOrEqual(0)
      }
      expect(left).toBeGreaterThanOrEqual(balance)
      expect(balanceOf(movements, 'member:m-0001') + openingFor(balance, rounds)).toBe(left)
    }),
    { numRuns: 30 },
  )
})

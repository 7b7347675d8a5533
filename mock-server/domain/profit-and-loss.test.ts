import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movementReasons } from './ledger.ts'
import { profitByDay, profitColumns, profitSums } from './profit-and-loss.ts'

const movements = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    reason: fc.constantFrom(...movementReasons),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
)

test('the days add up to the whole, and profit is what playing came to', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const total = profitSums(all)
      const days = profitByDay(all)
      for (const column of [...profitColumns, 'profit'] as const) {
        expect(days.reduce((sum, day) => sum + day[column], 0)).toBe(total[column])
      }
      expect(total.profit).toBe(total.win + total.bonus + total.rebate - total.bet)
    }),
  )
})

test('a day begins at midnight in Korea, and the latest stands first', () => {
  const deposit = (at: string) => ({ at: Date.parse(at), reason: 'deposit' as const, amount: 100 })
  const days = profitByDay([deposit('2026-11-19T14:59:59Z'), deposit('2026-11-19T15:00:00Z')])
  expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19'])
})

test('money that only changes its place is no profit, no loss and no day', () => {
  const moved = ['opening', 'transfer', 'withdraw', 'withdrawReturned'] as const
  const all = moved.map((reason) => ({ at: 0, reason, amount: 5 }))
  expect(profitByDay(all)).toEqual([])
  expect(Object.values(profitSums(all)).every((sum) => sum === 0)).toBe(true)
})

test('a bet that was given back was never made', () => {
  const sums = profitSums([
    { reason: 'bet', amount: 700 },
    { reason: 'betReturned', amount: 700 },
  ])
  expect(sums).toMatchObject({ bet: 0, profit: 0 })
})

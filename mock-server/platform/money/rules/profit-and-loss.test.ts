import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedAs, profitColumns } from '#mock-server/world/transfers/counted-as.ts'
import { type Movement, movementReasons } from '#mock-server/world/transfers/transfer.ts'
import { type Counts, countedPeriods, firstDayOf, profitIn } from './profit-and-loss.ts'

type Counted = Pick<Movement, 'at' | 'reason' | 'amount'>

const movements = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    reason: fc.constantFrom(...movementReasons),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
)
const always = [0, 4_000_000_000_001] as const

/** The reference: filters all movements. */
function countsOf(all: readonly Counted[]): Counts {
  const within = (from: number, until: number) => all.filter(({ at }) => from <= at && at < until)
  return {
    sum: (column, from, until) =>
      within(from, until).reduce((sum, movement) => sum + (countedAs(movement)?.[column] ?? 0), 0),
    last: (from, until) => {
      const times = within(from, until).flatMap((movement) => (countedAs(movement) ? movement.at : []))
      return times.toSorted((a, b) => a - b).at(-1)
    },
  }
}

test('the days add up to the total, and profit is wins, bonuses and cash back minus bets', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const counts = countsOf(all)
      const total = profitIn(counts, ...always)
      const days = countedPeriods(counts, ...always).map(({ from, until }) => profitIn(counts, from, until))
      for (const column of [...profitColumns, 'profit'] as const) {
        expect(days.reduce((sum, day) => sum + day[column], 0)).toBe(total[column])
      }
      expect(total.profit).toBe(total.win + total.bonus + total.rebate - total.bet)
    }),
  )
})

test('each day appears once, newest first, and lies within the span', () => {
  fc.assert(
    fc.property(movements, fc.nat(4_000_000_000), (all, length) => {
      const from = all[0]?.at ?? 0
      const days = countedPeriods(countsOf(all), from, from + length)
      const names = days.map((one) => firstDayOf('day', one.from))
      expect(names).toEqual([...new Set(names)].toSorted().toReversed())
      expect(days.every((day) => from <= day.from && day.from < day.until && day.until <= from + length)).toBe(true)
    }),
  )
})

test('a week begins on Monday and has the sums of its days', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const counts = countsOf(all)
      const days = countedPeriods(counts, ...always)
      for (const week of countedPeriods(counts, ...always, 'week')) {
        expect(new Date(firstDayOf('week', week.from)).getUTCDay()).toBe(1)
        const own = days.filter(({ from }) => week.from <= from && from < week.until)
        const sum = own.reduce((total, { from, until }) => total + profitIn(counts, from, until).profit, 0)
        expect(sum).toBe(profitIn(counts, week.from, week.until).profit)
      }
    }),
  )
})

test('a day begins at midnight in Korea', () => {
  const deposit = (at: string) => ({ at: Date.parse(at), reason: 'deposit' as const, amount: 100 })
  const counts = countsOf([deposit('2026-11-19T14:59:59Z'), deposit('2026-11-19T15:00:00Z')])
  expect(countedPeriods(counts, ...always).map(({ from }) => firstDayOf('day', from))).toEqual([
    '2026-11-20',
    '2026-11-19',
  ])
})

test('money that only moves between accounts counts as neither profit nor loss', () => {
  const moved = ['opening', 'transfer', 'withdraw', 'withdrawReturned'] as const
  const counts = countsOf(moved.map((reason) => ({ at: 0, reason, amount: 5 })))
  expect(countedPeriods(counts, ...always)).toEqual([])
  expect(Object.values(profitIn(counts, ...always)).every((sum) => sum === 0)).toBe(true)
})

test('a returned bet does not count', () => {
  const counts = countsOf([
    { at: 1, reason: 'bet', amount: 700 },
    { at: 2, reason: 'betReturned', amount: 700 },
  ])
  expect(profitIn(counts, ...always)).toMatchObject({ bet: 0, profit: 0 })
})

import { dayNumber } from '#contract/korean-days.ts'
import { recordOf } from '#contract/record-of.ts'
import { day } from '#contract/time-units.ts'
import { periodAt } from '#mock-server/values/periods.ts'
import { type ProfitColumn, profitColumns } from '#mock-server/world/transfers/counted-as.ts'

/** Sums in minor units. `profit` is wins, bonuses and cash back minus bets. */
export type ProfitSums = Record<ProfitColumn | 'profit', number>

/** A member's sums by time span. A span includes `from` and excludes `until`. */
export interface Counts {
  sum(column: ProfitColumn, from: number, until: number): number
  /** Returns the time of the last counted movement in a span. */
  last(from: number, until: number): number | undefined
}

/** Returns the sums of a span, in minor units. */
export function profitIn(counts: Counts, from: number, until: number): ProfitSums {
  const sums = recordOf(profitColumns, (column) => counts.sum(column, from, until))
  return { ...sums, profit: sums.win + sums.bonus + sums.rebate - sums.bet }
}

const periods = { day: 'daily', week: 'weekly' } as const
type PeriodLength = keyof typeof periods

/** Returns the first day of the period that contains an instant, such as `2026-11-20`. */
export const firstDayOf = (by: PeriodLength, at: number): string =>
  new Date(dayNumber(periodAt(periods[by], at).from) * day).toISOString().slice(0, 10)

/** Returns the days or weeks of a span, newest first, each clipped to the span. Those without counted movements are left out. */
export function countedPeriods(counts: Counts, from: number, until: number, by: PeriodLength = 'day') {
  const found: { from: number; until: number }[] = []
  for (let end = until; ; ) {
    const last = counts.last(from, end)
    if (last === undefined) return found
    const start = periodAt(periods[by], last).from
    found.push({ from: Math.max(from, start), until: end })
    end = start
  }
}

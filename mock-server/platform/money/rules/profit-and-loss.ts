import { dayNumber, periodAt } from '#mock-server/platform/promotions/rules/rewards.ts'
import { day } from '#mock-server/values/time-units.ts'
import { type ProfitColumn, profitColumns } from '#mock-server/world/ledger/counted-as.ts'

/** Minor units. `profit` is what playing came to: wins, bonuses and cash back less bets. */
export type ProfitSums = Record<ProfitColumn | 'profit', number>

/** What was counted of somebody, by spans of time: from an instant up to another, not including it. */
export interface Counts {
  sum(column: ProfitColumn, from: number, until: number): number
  /** When something was counted last in a span. */
  last(from: number, until: number): number | undefined
}

/** The sums of a span. */
export function profitIn(counts: Counts, from: number, until: number): ProfitSums {
  const sums = Object.fromEntries(profitColumns.map((column) => [column, counts.sum(column, from, until)])) as Record<
    ProfitColumn,
    number
  >
  return { ...sums, profit: sums.win + sums.bonus + sums.rebate - sums.bet }
}

/** `2026-11-20`, from how many midnights have passed since 1970. */
const nameOf = (number: number) => new Date(number * day).toISOString().slice(0, 10)

/** The days of a span, the latest first, each with its part of the span; one on which nothing was counted is left out. */
export function countedDays(counts: Counts, from: number, until: number) {
  const days: { day: string; from: number; until: number }[] = []
  for (let end = until; ; ) {
    const last = counts.last(from, end)
    if (last === undefined) return days
    const midnight = periodAt('daily', last).from
    days.push({ day: nameOf(dayNumber(last)), from: Math.max(from, midnight), until: end })
    end = midnight
  }
}

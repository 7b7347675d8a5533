import type { Movement, MovementReason } from './ledger.ts'
import { dayNumber, periodAt } from './rewards.ts'

export const profitColumns = ['deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rebate'] as const
type ProfitColumn = (typeof profitColumns)[number]

/** Minor units. `profit` is what playing came to: wins, bonuses and cash back less bets. */
export type ProfitSums = Record<ProfitColumn | 'profit', number>

/**
 * Where a movement is counted, and whether it adds or takes away. What only changes its place is counted nowhere, nor
 * what an agent earns: that has reports of its own.
 */
const places: Record<MovementReason, readonly [ProfitColumn, 1 | -1] | undefined> = {
  opening: undefined,
  transfer: undefined,
  withdraw: undefined,
  withdrawReturned: undefined,
  commission: undefined,
  dividend: undefined,
  salary: undefined,
  deposit: ['deposit', 1],
  payout: ['withdrawal', 1],
  withdrawFee: ['withdrawal', 1],
  bet: ['bet', 1],
  betReturned: ['bet', -1],
  win: ['win', 1],
  bonus: ['bonus', 1],
  reward: ['bonus', 1],
  promotion: ['bonus', 1],
  referral: ['bonus', 1],
  rebate: ['rebate', 1],
}

type Counted = Pick<Movement, 'reason' | 'amount'>

/** What a movement adds to its column, in minor units; nothing if it is counted nowhere. */
export function countedAs({ reason, amount }: Counted): Partial<Record<ProfitColumn, number>> | undefined {
  const [column, sign] = places[reason] ?? []
  return column && sign && { [column]: sign * amount }
}

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

const dayLength = 86_400_000
/** `2026-11-20`, from how many midnights have passed since 1970. */
const nameOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

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

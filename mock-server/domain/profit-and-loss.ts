import type { Movement, MovementReason } from './ledger.ts'
import { dayNumber } from './rewards.ts'

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

/** The sums of a member's movements. */
export function profitSums(movements: readonly Counted[]): ProfitSums {
  const sums: ProfitSums = { deposit: 0, withdrawal: 0, bet: 0, win: 0, bonus: 0, rebate: 0, profit: 0 }
  for (const { reason, amount } of movements) {
    const [column, sign] = places[reason] ?? []
    if (column && sign) sums[column] += sign * amount
  }
  return { ...sums, profit: sums.win + sums.bonus + sums.rebate - sums.bet }
}

const dayLength = 86_400_000
/** `2026-11-20`, from how many midnights have passed since 1970. */
const nameOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

/** The same by day, the latest first; a day on which nothing was counted is left out. */
export function profitByDay(movements: readonly (Counted & Pick<Movement, 'at'>)[]) {
  const days = Map.groupBy(
    movements.filter(({ reason }) => places[reason]),
    ({ at }) => dayNumber(at),
  )
  return Array.from(days)
    .toSorted(([a], [b]) => b - a)
    .map(([number, own]) => ({ day: nameOf(number), ...profitSums(own) }))
}

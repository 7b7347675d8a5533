import type { WithdrawalRules } from '#fixtures/withdrawals.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { withinLimits } from './deposit.ts'

/** A wish for a withdrawal and how its member stands. Amounts are minor units. */
export interface WithdrawalWish {
  amount: number
  /** In the main wallet. */
  balance: number
  /** What must still be staked before bonus money may be taken out. */
  turnoverMissing: number
  /** How many the member has asked for today and not been refused. */
  today: number
}

export type WithdrawalRefusal = 'WITHDRAW_LIMIT' | 'WITHDRAW_DAY_LIMIT' | 'TURNOVER_UNMET' | 'INSUFFICIENT_FUNDS'

/** How many more may be asked for today; null for any number. */
export const leftToday = ({ perDay }: WithdrawalRules, today: number): number | null =>
  perDay === null ? null : Math.max(perDay - today, 0)

/** Why a withdrawal must not be taken, if it must not; the first reason that a member can do something about. */
export function refuseWithdrawal(wish: WithdrawalWish, rules: WithdrawalRules): WithdrawalRefusal | undefined {
  if (!withinLimits(toMajor(wish.amount), rules)) return 'WITHDRAW_LIMIT'
  if (leftToday(rules, wish.today) === 0) return 'WITHDRAW_DAY_LIMIT'
  if (wish.turnoverMissing > 0) return 'TURNOVER_UNMET'
  return wish.balance < wish.amount ? 'INSUFFICIENT_FUNDS' : undefined
}

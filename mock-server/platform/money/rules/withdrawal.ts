import type { WithdrawalRules } from '#fixtures/withdrawals.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { withinLimits } from './deposit.ts'

/** A requested withdrawal and its member's situation. Amounts are minor units. */
export interface WithdrawalRequest {
  amount: number
  /** In the main wallet. */
  balance: number
  /** The stakes still missing before bonus money may be withdrawn. */
  turnoverMissing: number
  /** The number of withdrawals the member requested today, without refused and cancelled ones. */
  today: number
}

export type WithdrawalRefusal = 'WITHDRAW_LIMIT' | 'WITHDRAW_DAY_LIMIT' | 'TURNOVER_UNMET' | 'INSUFFICIENT_FUNDS'

/** Returns how many withdrawals are left today; null if there is no limit. */
export const leftToday = ({ perDay }: WithdrawalRules, today: number): number | null =>
  perDay === null ? null : Math.max(perDay - today, 0)

/** Returns the first reason to refuse a withdrawal; undefined if it is allowed. */
export function refuseWithdrawal(request: WithdrawalRequest, rules: WithdrawalRules): WithdrawalRefusal | undefined {
  if (!withinLimits(toMajor(request.amount), rules)) return 'WITHDRAW_LIMIT'
  if (leftToday(rules, request.today) === 0) return 'WITHDRAW_DAY_LIMIT'
  if (request.turnoverMissing > 0) return 'TURNOVER_UNMET'
  return request.balance < request.amount ? 'INSUFFICIENT_FUNDS' : undefined
}

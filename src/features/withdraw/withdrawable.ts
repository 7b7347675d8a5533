import { difference } from '#contract/exact-money.ts'
import type { Payouts } from '#money/payouts/payout-queries.ts'

type Limits = Payouts['limits']

/** Returns the largest amount that the limits allow of a balance; 0 if the balance is too small. */
export function largestAmount(balance: number, { minimum, maximum, unit }: Limits): number {
  const most = Math.floor(Math.min(balance, maximum) / unit) * unit
  return most < minimum ? 0 : most
}

/** Returns what the bank receives; nothing for an amount of nothing. */
export const receivedOf = (amount: number, { fee }: Limits): number =>
  amount > 0 ? Math.max(difference(amount, fee), 0) : 0

interface Situation extends Pick<Payouts, 'limits' | 'turnover'> {
  /** Whether wrong tries have locked the payment password. */
  locked: boolean
  /** The balance of the main wallet; undefined while unknown. */
  balance: number | undefined
}

export type Block = 'day' | 'turnover' | 'funds' | 'locked'

/** Returns why no withdrawal is possible now, in the gateway's order of checks; nothing if one is. */
export function blockOf({ limits, turnover, balance, locked }: Situation): Block | undefined {
  if (limits.leftToday === 0) return 'day'
  if (turnover.missing > 0) return 'turnover'
  if (balance !== undefined && largestAmount(balance, limits) === 0) return 'funds'
  return locked ? 'locked' : undefined
}

import type { DepositRow } from '../world/tables/deposits.ts'
import { toMinor } from './ledger.ts'

/** In major units of the merchant's currency. */
export interface DepositLimits {
  minimum: number
  maximum: number
  unit: number
}

export interface Bonus {
  percent: number
  minimum: number
  maximumBonus: number
}

/** What must be staked before a bonus may be taken out; amounts in minor units. */
export const turnoverFor = (amount: number, bonus: number, times: number): number =>
  bonus === 0 ? 0 : (amount + bonus) * times

/** Whether an amount lies within the limits and is a whole number of units. */
export const withinLimits = (amount: number, { minimum, maximum, unit }: DepositLimits): boolean =>
  Number.isFinite(amount) && amount >= minimum && amount <= maximum && amount % unit === 0

/** The bonus for a deposit in minor units, rounded down; nothing when the deposit is too small for it. */
export function bonusFor(amount: number, { percent, minimum, maximumBonus }: Bonus): number {
  if (amount < minimum) return 0
  return Math.min(Math.floor((toMinor(amount) * percent) / 100), toMinor(maximumBonus))
}

type Standing = Pick<DepositRow, 'status' | 'payBy'>

/** What a deposit counts as at an instant: one that nobody paid in time has expired. */
export const statusAt = ({ status, payBy }: Standing, now: number): DepositRow['status'] | 'expired' =>
  status === 'pending' && payBy !== null && payBy <= now ? 'expired' : status

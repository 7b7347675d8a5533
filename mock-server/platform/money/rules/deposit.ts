import { day } from '#contract/time-units.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { type DepositRow, statusAt } from '#mock-server/world/tables/deposits.ts'

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

/** Returns the stakes required before a bonus may be withdrawn. Amounts are minor units. */
export const turnoverFor = (amount: number, bonus: number, times: number): number =>
  bonus === 0 ? 0 : (amount + bonus) * times

/** Checks that an amount in major units is within the limits and a whole number of units. */
export const withinLimits = (amount: number, { minimum, maximum, unit }: DepositLimits): boolean =>
  Number.isFinite(amount) && amount >= minimum && amount <= maximum && amount % unit === 0

/** Returns the bonus in minor units, rounded down, for a deposit in major units; 0 if the deposit is below the minimum. */
export function bonusFor(amount: number, { percent, minimum, maximumBonus }: Bonus): number {
  if (amount < minimum) return 0
  return Math.min(Math.floor((toMinor(amount) * percent) / 100), toMinor(maximumBonus))
}

/** How long after its credit a deposit may receive a bonus, in milliseconds. */
export const acceptanceTime = day

interface Acceptance extends Pick<DepositRow, 'status' | 'payBy' | 'paidAt'> {
  settledAt: number | null
  /** When the member last placed a stake or requested a withdrawal; 0 if never. */
  movedAt: number
}

/** Checks whether a deposit may receive a bonus: it is pending, or recently credited and not used since. */
export function takesBonus({ settledAt, movedAt, ...standing }: Acceptance, now: number): boolean {
  const status = statusAt(standing, now)
  if (status === 'pending') return true
  return status === 'credited' && settledAt !== null && now - settledAt < acceptanceTime && movedAt < settledAt
}

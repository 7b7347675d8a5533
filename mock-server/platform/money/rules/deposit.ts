import { toMinor } from '#mock-server/values/minor-units.ts'
import { day } from '#mock-server/values/time-units.ts'
import type { DepositRow } from '#mock-server/world/tables/deposits.ts'

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

type Standing = Pick<DepositRow, 'status' | 'payBy' | 'paidAt'>

/** What a deposit counts as at an instant: one that nobody paid in time has expired. */
export const statusAt = ({ status, payBy, paidAt }: Standing, now: number): DepositRow['status'] | 'expired' =>
  status === 'pending' && paidAt === null && payBy <= now ? 'expired' : status

/** How long after its credit a deposit may still be given a bonus. */
export const acceptanceTime = day

interface Acceptance extends Standing {
  settledAt: number | null
  /** When money was last staked or taken out; 0 if never. */
  movedAt: number
}

/** Whether a bonus may still be accepted for a deposit: it is on its way, or came lately and nothing was done with it. */
export function takesBonus({ settledAt, movedAt, ...standing }: Acceptance, now: number): boolean {
  const status = statusAt(standing, now)
  if (status === 'pending') return true
  return status === 'credited' && settledAt !== null && now - settledAt < acceptanceTime && movedAt < settledAt
}

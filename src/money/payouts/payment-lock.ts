import type { PasswordState } from './payout-queries.ts'

/** The number of wrong tries in a row that locks the payment password. */
export const triesAllowed = 5

/** Returns the end of the lock; nothing if the password is not locked. */
export const lockEnd = ({ lockedUntil }: PasswordState, now: number): number | undefined =>
  lockedUntil !== null && lockedUntil > now ? lockedUntil : undefined

import type { PasswordState } from './payout-queries.ts'

/** The number of wrong tries in a row that locks the payment password. */
export const triesAllowed = 5

/** Returns whether wrong tries have left fewer than all; none are left only until a lock ends. */
export const hasFewTries = ({ triesLeft }: PasswordState): boolean => triesLeft > 0 && triesLeft < triesAllowed

/** Returns the end of the lock; nothing if the password is not locked. */
export const lockEnd = ({ lockedUntil }: PasswordState, now: number): number | undefined =>
  lockedUntil !== null && lockedUntil > now ? lockedUntil : undefined

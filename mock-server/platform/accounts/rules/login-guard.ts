/** A member's failed logins. */
export interface Attempts {
  /** Wrong secrets in a row. */
  failedLogins: number
  /** When the lock ends; null if there was none. */
  lockedUntil: number | null
}

export interface Limits {
  /** The number of wrong secrets after which a captcha is required. */
  captchaAfter: number
  /** The number of wrong secrets that locks the account; 0 never locks. */
  lockAfter: number
  /** Milliseconds. */
  lockLife: number
}

export const noAttempts: Attempts = { failedLogins: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Attempts, now: number): boolean => lockedUntil !== null && lockedUntil > now

/** Returns the count of wrong secrets; an expired lock resets it. */
const failuresOf = (attempts: Attempts, now: number): number =>
  attempts.lockedUntil !== null && !isLocked(attempts, now) ? 0 : attempts.failedLogins

/** Returns the attempts after one more wrong secret. */
export function countFailure(attempts: Attempts, { lockAfter, lockLife }: Limits, now: number): Attempts {
  const failedLogins = failuresOf(attempts, now) + 1
  const locks = lockAfter > 0 && failedLogins >= lockAfter
  return { failedLogins, lockedUntil: locks ? now + lockLife : null }
}

/** Checks whether a member's next login needs a captcha. */
export const needsCaptcha = (attempts: Attempts, { captchaAfter }: Limits, now: number): boolean =>
  failuresOf(attempts, now) >= captchaAfter

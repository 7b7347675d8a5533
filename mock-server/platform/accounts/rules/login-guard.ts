/** What is known of a member's failed logins. */
export interface Attempts {
  /** Wrong secrets in a row. */
  failedLogins: number
  /** The instant at which a lock ends; null when there never was one. */
  lockedUntil: number | null
}

export interface Limits {
  /** Wrong secrets after which a captcha is asked for, and after which the account is locked; 0 never locks. */
  captchaAfter: number
  lockAfter: number
  /** Milliseconds. */
  lockLife: number
}

export const noAttempts: Attempts = { failedLogins: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Attempts, now: number): boolean => lockedUntil !== null && lockedUntil > now

/** A lock that has ended takes the count that led to it along. */
const counted = (attempts: Attempts, now: number): number =>
  attempts.lockedUntil !== null && !isLocked(attempts, now) ? 0 : attempts.failedLogins

/** What one more wrong secret makes of the attempts so far. */
export function countFailure(attempts: Attempts, { lockAfter, lockLife }: Limits, now: number): Attempts {
  const failedLogins = counted(attempts, now) + 1
  const locks = lockAfter > 0 && failedLogins >= lockAfter
  return { failedLogins, lockedUntil: locks ? now + lockLife : null }
}

export const needsCaptcha = (attempts: Attempts, { captchaAfter }: Limits, now: number): boolean =>
  counted(attempts, now) >= captchaAfter

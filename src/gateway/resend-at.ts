import { hour, minute } from '#contract/time-units.ts'

export interface CodeSent {
  expirationTime?: number | null
  expiredMinutes?: number
}

/** No code is valid for longer; a later expiry from a gateway would lock the button. */
const longest = hour

/**
 * Returns when another code may be requested: when the sent one expires, or after a minute if that is unknown. Instants
 * are milliseconds since 1970. Section 4 of the specification sets the rule.
 */
export const resendAt = ({ expirationTime, expiredMinutes = 1 }: CodeSent, now: number): number =>
  Math.min(expirationTime ?? now + expiredMinutes * minute, now + longest)

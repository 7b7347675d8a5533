import { minute } from '#contract/time-units.ts'
import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'

/** The number of wrong tries in a row that locks the payment password. */
export const triesAllowed = 5
/** How long a lock lasts, in milliseconds. */
export const lockTime = 30 * minute

export interface Tries {
  failures: number
  /** The end of the lock; 0 if there was none. */
  lockedUntil: number
}

export const noTries: Tries = { failures: 0, lockedUntil: 0 }

/** Returns the end of the lock; undefined if the password is not locked. */
export const lockedAt = ({ lockedUntil }: Tries, now: number): number | undefined =>
  lockedUntil > now ? lockedUntil : undefined

/** Counts a wrong try. The last allowed one locks the password and resets the count. */
export const afterWrongTry = ({ failures, lockedUntil }: Tries, now: number): Tries =>
  failures + 1 < triesAllowed ? { failures: failures + 1, lockedUntil } : { failures: 0, lockedUntil: now + lockTime }

interface NewPassword {
  newPaymentPassword: string
  confirmPaymentPassword: string
}

interface Refusal {
  code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER'
  field: keyof NewPassword
}

/** Returns why a new payment password is refused; undefined if it is accepted. */
export function refusePaymentPassword(input: NewPassword): Refusal | undefined {
  const { newPaymentPassword, confirmPaymentPassword } = input
  if (!passesRule('paymentPassword', newPaymentPassword)) return { code: 'INVALID_INPUT', field: 'newPaymentPassword' }
  if (newPaymentPassword === confirmPaymentPassword) return undefined
  return { code: 'PASSWORDS_DIFFER', field: 'confirmPaymentPassword' }
}

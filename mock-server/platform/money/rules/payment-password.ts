import { passesRule } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { minute } from '#mock-server/values/time-units.ts'

/** Wrong tries in a row after which no more are taken for a while. */
export const triesAllowed = 5
export const lockTime = 30 * minute

export interface Tries {
  failures: number
  /** Until when no try is taken; 0 when none was locked out. */
  lockedUntil: number
}

export const noTries: Tries = { failures: 0, lockedUntil: 0 }

/** Until when no try is taken; nothing when one may be made. */
export const lockedAt = ({ lockedUntil }: Tries, now: number): number | undefined =>
  lockedUntil > now ? lockedUntil : undefined

/** A wrong try more. The last one that is allowed locks, and the counting begins anew. */
export const afterWrongTry = ({ failures, lockedUntil }: Tries, now: number): Tries =>
  failures + 1 < triesAllowed ? { failures: failures + 1, lockedUntil } : { failures: 0, lockedUntil: now + lockTime }

interface Wish {
  newPaymentPassword: string
  confirmPaymentPassword: string
}

interface Refusal {
  code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER'
  field: keyof Wish
}

/** Why a new payment password must not be taken, if it must not. */
export function refusePaymentPassword(wish: Wish): Refusal | undefined {
  const { newPaymentPassword, confirmPaymentPassword } = wish
  if (!passesRule('paymentPassword', newPaymentPassword)) return { code: 'INVALID_INPUT', field: 'newPaymentPassword' }
  if (newPaymentPassword === confirmPaymentPassword) return undefined
  return { code: 'PASSWORDS_DIFFER', field: 'confirmPaymentPassword' }
}

import { brokenRule, type Rules } from '#brand/rules.ts'
import type { MessageKey } from '#i18n/languages.ts'

export const cardFields = ['bankCode', 'cardNumber', 'payeeName', 'paymentPassword'] as const
export type CardField = (typeof cardFields)[number]

const cardNumber = /^[\d-]{8,24}$/
const isCardNumber = (typed: string) => cardNumber.test(typed) && /^\d{8,20}$/.test(typed.replaceAll('-', ''))

/** Returns the key of an invalid field's message, if any. */
export function cardProblem(rules: Rules, name: CardField, value: string): MessageKey | undefined {
  if (name === 'bankCode') return value ? undefined : 'withdraw.bank_required'
  if (name === 'cardNumber') return isCardNumber(value) ? undefined : 'withdraw.number_invalid'
  return brokenRule(rules, name, value)
}

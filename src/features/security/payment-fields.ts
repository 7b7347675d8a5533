import { brokenRule, type Rules } from '#brand/rules.ts'
import type { MessageKey } from '#i18n/languages.ts'

export const newPaymentFields = ['newPaymentPassword', 'confirmPaymentPassword'] as const
export type NewPaymentField = (typeof newPaymentFields)[number]

type Values = Readonly<Record<NewPaymentField, string> & { oldPaymentPassword?: string }>

/** Returns the key of an invalid field's message, if any. */
export function newPaymentProblem(rules: Rules, name: NewPaymentField, values: Values): MessageKey | undefined {
  const broken = brokenRule(rules, 'paymentPassword', values[name])
  if (broken) return broken
  if (name === 'confirmPaymentPassword')
    return values[name] === values.newPaymentPassword ? undefined : 'passwords_differ'
  return values[name] === values.oldPaymentPassword ? 'password.unchanged' : undefined
}

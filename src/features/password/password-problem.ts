import { brokenRule, type Rules } from '#brand/rules.ts'
import type { MessageKey } from '#i18n/languages.ts'

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

type Values = Readonly<Partial<Record<PasswordField, string>>>

/** Returns the key of an invalid field's message, if any. */
export function passwordProblem(rules: Rules, name: PasswordField, values: Values): MessageKey | undefined {
  const value = values[name] ?? ''
  if (name === 'oldPassword') return brokenRule(rules, 'loginPassword', value)
  if (name === 'newPassword') return brokenRule(rules, 'password', value)
  if (value === '') return 'password.confirm_required'
  return value === values.newPassword ? undefined : 'password.confirm_differs'
}

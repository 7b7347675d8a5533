import { brokenRule, type Rules } from '#brand/rules.ts'
import type { MessageKey } from '#i18n/languages.ts'
import { passwordProblem } from './password-problem.ts'

export type ForgetMethod = 'sms' | 'email'
export type ForgetStep = 'find' | 'code' | 'password'
export type ForgetField = 'mobileNum' | 'username' | 'email' | 'verificationCode' | 'newPassword' | 'confirmNewPassword'

export const forgetSteps: readonly ForgetStep[] = ['find', 'code', 'password']

const find = { sms: ['mobileNum'], email: ['username', 'email'] } as const satisfies Record<ForgetMethod, object>

/** Returns the visible fields of a step. */
export function fieldsOf(step: ForgetStep, method: ForgetMethod): readonly ForgetField[] {
  if (step === 'find') return find[method]
  return step === 'code' ? ['verificationCode'] : ['newPassword', 'confirmNewPassword']
}

const ruleNames = {
  mobileNum: 'mobileNum',
  username: 'loginUsername',
  email: 'email',
  verificationCode: 'verificationCode',
} as const

export const forgetProblem =
  (rules: Rules) =>
  (name: ForgetField, values: Readonly<Record<ForgetField, string>>): MessageKey | undefined =>
    name === 'newPassword' || name === 'confirmNewPassword'
      ? passwordProblem(rules, name, values)
      : brokenRule(rules, ruleNames[name], values[name])

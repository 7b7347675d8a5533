import { brokenRule, captchaProblem, type Rules } from '#brand/rules.ts'
import type { auth } from '#contract/auth.ts'
import type { Input } from '#contract/resource.ts'
import type { LoginMethod } from '#platform/remembered-login.ts'
import { withoutLeadingZero } from '#ui/digits.ts'

/** The gateway's names of the fields: with SMS they contain the mobile number and the code. */
export type LoginField = 'username' | 'password' | 'captcha'
export const loginFields: readonly LoginField[] = ['username', 'password', 'captcha']

type Values = Readonly<Record<LoginField, string>>

const ruleNames = {
  username: { username: 'loginUsername', password: 'loginPassword' },
  sms: { username: 'loginMobileNum', password: 'verificationCode' },
} as const satisfies Record<LoginMethod, object>

/** Validates the fields of a method; the captcha only while it is shown. */
export const loginProblem =
  (method: LoginMethod, rules: Rules, captchaShown: boolean) =>
  (name: LoginField, values: Values): string | undefined => {
    if (name === 'captcha') return captchaShown ? captchaProblem(values.captcha) : undefined
    return brokenRule(rules, ruleNames[method][name], values[name])
  }

export function loginPayload(
  method: LoginMethod,
  { username, password, captcha }: Values,
  countryDialingCode: string,
): Input<typeof auth.login> {
  const code = captcha === '' ? {} : { captcha }
  if (method === 'username') return { type: 'username', username, password, ...code }
  return { type: 'sms', username: withoutLeadingZero(username), password, countryDialingCode, ...code }
}

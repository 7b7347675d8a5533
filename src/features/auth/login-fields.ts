import { brokenRule, captchaProblem, type Rules } from '#brand/rules.ts'
import type { auth } from '#contract/auth.ts'
import type { Input } from '#contract/resource.ts'
import type { MessageKey } from '#i18n/languages.ts'
import type { LoginMethod } from '#platform/remembered-login.ts'
import { withoutLeadingZero } from '#ui/forms/digits.ts'

/** The gateway's names of the fields: with SMS they contain the mobile number and the code, or its token. */
export type LoginField = 'username' | 'password' | 'firebaseIdToken' | 'captcha'

/** Returns the visible fields. With `byToken` a token of the third-party sign-in takes the place of the code. */
export const loginFields = (byToken: boolean): readonly LoginField[] => [
  'username',
  byToken ? 'firebaseIdToken' : 'password',
  'captcha',
]

type Values = Readonly<Record<LoginField, string>>

const ruleNames = {
  username: { username: 'loginUsername', password: 'loginPassword' },
  sms: { username: 'loginMobileNum', password: 'verificationCode' },
  agent: { username: 'loginUsername', password: 'loginPassword' },
} as const satisfies Record<LoginMethod, object>

/** Validates the fields of a method; the captcha only while it is shown. */
export const loginProblem =
  (method: LoginMethod, rules: Rules, captchaShown: boolean) =>
  (name: LoginField, values: Values): MessageKey | undefined => {
    if (name === 'captcha') return captchaShown ? captchaProblem(values.captcha) : undefined
    if (name === 'firebaseIdToken') return values[name] === '' ? 'number_unverified' : undefined
    return brokenRule(rules, ruleNames[method][name], values[name])
  }

export function loginPayload(
  method: LoginMethod,
  { username, password, firebaseIdToken, captcha }: Values,
  countryDialingCode: string,
  byToken = false,
): Input<typeof auth.login> {
  const code = captcha === '' ? {} : { captcha }
  if (method === 'username') return { type: 'username', username, password, ...code }
  if (method === 'agent') return { type: 'username', username, password, desk: 'agent', ...code }
  if (byToken) {
    return {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: withoutLeadingZero(username),
      countryDialingCode,
      ...code,
    }
  }
  return { type: 'sms', username: withoutLeadingZero(username), password, countryDialingCode, ...code }
}

import type { ComponentProps } from 'react'
import { brokenRule, captchaProblem, type Rules } from '#brand/rules.ts'
import { type RegisterFieldName, type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import type { MessageKey } from '#i18n/languages.ts'

export type RegisterMethod = 'username' | 'mobile'

export type RegisterField =
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'verificationCode'
  | 'firebaseIdToken'
  | 'captcha'
  | RegisterFieldName

export type RegisterValues = Readonly<Record<RegisterField, string>>

export interface ShownField {
  name: RegisterField
  required: boolean
  /** The field appears only after this one is filled in. */
  after?: RegisterField
}

/** What changes the form besides the settings: the merchant's switches and the third-party sign-in. */
export interface RegisterSwitches {
  /** A mobile number is verified by an SMS code. */
  smsCode: boolean
  /** Registration by mobile number requires a password too. */
  mobilePassword: boolean
  /** The third-party sign-in verifies the number: its token takes the place of the code. */
  byToken: boolean
}

const required = (...names: RegisterField[]): ShownField[] => names.map((name) => ({ name, required: true }))
const passwords = ['password', 'confirmPassword'] as const

/** Returns the field that verifies a number, if any. */
const proofOf = ({ smsCode, byToken }: RegisterSwitches) =>
  smsCode ? [byToken ? ('firebaseIdToken' as const) : ('verificationCode' as const)] : []

function identity(method: RegisterMethod, switches: RegisterSwitches): ShownField[] {
  if (method === 'username') return required('username', ...passwords)
  return required('mobileNum', ...proofOf(switches), ...(switches.mobilePassword ? passwords : []))
}

/** Returns the fields of a verified number; an optional number is verified only if it is filled in. */
const provedNumber = (required: boolean, switches: RegisterSwitches): ShownField[] => [
  { name: 'mobileNum', required },
  ...proofOf(switches).map((name) => ({ name, required: true, after: 'mobileNum' }) as const),
]

/** Returns the fields of a method in order: identity, the merchant's further fields, and the captcha. */
export function shownFields(
  method: RegisterMethod,
  { fields, captcha }: RegisterSettings,
  switches: RegisterSwitches,
): ShownField[] {
  const first = identity(method, switches)
  const further = registerFieldNames.filter(
    (name) => fields[name].enabled && !first.some((field) => field.name === name),
  )
  return [
    ...first,
    ...further.flatMap((name) => {
      const { required } = fields[name]
      return name === 'mobileNum' ? provedNumber(required, switches) : [{ name, required }]
    }),
    ...(captcha.enabled ? required('captcha') : []),
  ]
}

export const isVisible = ({ after }: ShownField, values: RegisterValues): boolean => !after || values[after] !== ''

export type ChosenField = 'username' | 'email'

const takenTexts: Record<ChosenField, MessageKey> = { username: 'username_exists', email: 'email_taken' }

interface Known {
  rules: Rules
  shown: readonly ShownField[]
  /** The values that the gateway reported as taken. */
  taken?: Partial<Record<ChosenField, string>>
}

/** Validates the visible fields: an empty field passes unless it is required. */
export const registerProblem =
  ({ rules, shown, taken = {} }: Known) =>
  (name: RegisterField, values: RegisterValues): MessageKey | undefined => {
    const value = values[name]
    const field = shown.find((one) => one.name === name)
    if (field && !isVisible(field, values)) return undefined
    if (name === 'firebaseIdToken') return value === '' ? 'number_unverified' : undefined
    if (value === '' && !field?.required) return undefined
    if (name === 'confirmPassword') return confirmationProblem(values)
    if (name === 'captcha') return captchaProblem(value)
    if ((name === 'username' || name === 'email') && value === taken[name]) return takenTexts[name]
    return brokenRule(rules, name, value)
  }

function confirmationProblem({ password, confirmPassword }: RegisterValues): MessageKey | undefined {
  if (confirmPassword === '') return 'in_incorrect_password'
  return confirmPassword === password ? undefined : 'in_confirmation_correct'
}

/** The keyboard and autofill attributes of each plain text field. */
export const typing: Partial<Record<RegisterField, ComponentProps<'input'>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  idNumber: { autoComplete: 'off', autoCapitalize: 'characters' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  facebook: { autoComplete: 'off', autoCapitalize: 'none' },
  wechat: { autoComplete: 'off', autoCapitalize: 'none' },
  line: { autoComplete: 'off', autoCapitalize: 'none' },
  whatsapp: { type: 'tel', autoComplete: 'off' },
  zalo: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  recommenderId: { autoComplete: 'off', autoCapitalize: 'none' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters' },
}

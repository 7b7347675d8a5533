import { brokenRule, type Rules } from '#brand/rules.ts'
import { type RegisterFieldName, type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import type { MessageKey } from '#i18n/languages.ts'

export type DownlineField = 'username' | 'password' | 'confirmPassword' | RegisterFieldName

const identity: readonly DownlineField[] = ['username', 'password', 'confirmPassword']
/** The agent itself is the referrer. */
const referral: readonly RegisterFieldName[] = ['recommenderId', 'affiliateCode']

/** Returns the fields of the form: the identity, a nickname, and what the merchant requires. */
export const downlineFields = ({ fields }: RegisterSettings): DownlineField[] => [
  ...identity,
  ...registerFieldNames.filter(
    (name) => !referral.includes(name) && fields[name].enabled && (fields[name].required || name === 'nickname'),
  ),
]

/** Returns whether a field must be filled in. */
export const isRequired = (name: DownlineField, { fields }: RegisterSettings): boolean =>
  name in fields ? fields[name as RegisterFieldName].required : true

/** Validates a field by the merchant's rules; an empty field passes unless it is required. */
export const downlineProblem =
  (rules: Rules, settings: RegisterSettings) =>
  (name: DownlineField, values: Readonly<Record<DownlineField, string>>): MessageKey | undefined => {
    if (name === 'confirmPassword') {
      if (values.confirmPassword === '') return 'in_incorrect_password'
      return values.confirmPassword === values.password ? undefined : 'in_confirmation_correct'
    }
    if (values[name] === '' && !isRequired(name, settings)) return undefined
    return brokenRule(rules, name, values[name])
  }

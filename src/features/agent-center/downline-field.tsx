import { useTranslation } from 'react-i18next'
import { type Rules, ruleText } from '#brand/rules.ts'
import { useCountries } from '#brand/use-countries.ts'
import { MobileField } from '#ui/forms/mobile-field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import { useMessage } from '#ui/forms/use-message.ts'
import type { DownlineField as Name } from './downline-fields.ts'

interface DownlineFieldProps {
  name: Name
  form: Form<Name>
  rules: Rules
  required: boolean
  dialingCode: string
  onDialingCode: (code: string) => void
}

/** Shows one field of the registration, according to its kind. */
export function DownlineField({ name, form, rules, required, dialingCode, onDialingCode }: DownlineFieldProps) {
  const { t } = useTranslation()
  const message = useMessage()
  const countries = useCountries(name === 'mobileNum')
  const shared = { ...form.field(name), required, maxLength: rules[name]?.maximum }
  switch (name) {
    case 'username':
      return (
        <TextField
          {...shared}
          label={t('auth.username')}
          hint={message(ruleText(rules, 'username'))}
          autoComplete="off"
          autoCapitalize="none"
        />
      )
    case 'password':
    case 'confirmPassword':
      return (
        <PasswordField
          {...shared}
          label={t(name === 'password' ? 'auth.password' : 'register.confirm_password')}
          hint={name === 'password' ? message(ruleText(rules, 'password')) : undefined}
          icon={null}
          maxLength={rules.password?.maximum}
          autoComplete="new-password"
        />
      )
    case 'paymentPassword':
      return (
        <PasswordField
          {...shared}
          label={t(`register.field.${name}`)}
          icon={null}
          inputMode="numeric"
          autoComplete="off"
        />
      )
    case 'mobileNum':
      return (
        <MobileField
          form={form}
          name={name}
          dialingCode={dialingCode}
          onDialingCode={onDialingCode}
          countries={countries}
          required={required}
        />
      )
    default:
      return <TextField {...shared} label={t(`register.field.${name}`)} autoComplete="off" />
  }
}

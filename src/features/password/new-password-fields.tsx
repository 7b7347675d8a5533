import { useTranslation } from 'react-i18next'
import { type Rules, ruleText } from '#brand/rules.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import { useMessage } from '#ui/forms/use-message.ts'

interface NewPasswordFieldsProps<Name extends string> {
  form: Form<Name | 'newPassword' | 'confirmNewPassword'>
  rules: Rules
}

/** Shows the fields of a new password and its confirmation. */
export function NewPasswordFields<Name extends string>({ form, rules }: NewPasswordFieldsProps<Name>) {
  const { t } = useTranslation()
  const message = useMessage()
  return (
    <>
      <PasswordField
        {...form.field('newPassword')}
        label={t('password.new')}
        hint={message(ruleText(rules, 'password'))}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmNewPassword')}
        label={t('password.confirm')}
        required
        autoComplete="new-password"
      />
    </>
  )
}

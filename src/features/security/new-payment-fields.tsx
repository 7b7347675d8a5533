import { useTranslation } from 'react-i18next'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'

/** What every field of a payment password has. */
export const paymentInput = { required: true, inputMode: 'numeric', maxLength: 6 } as const

interface NewPaymentFieldsProps<Name extends string> {
  form: Form<Name | 'newPaymentPassword' | 'confirmPaymentPassword'>
}

/** Shows the fields of a new payment password and its confirmation. */
export function NewPaymentFields<Name extends string>({ form }: NewPaymentFieldsProps<Name>) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        {...form.field('newPaymentPassword')}
        {...paymentInput}
        label={t('security.new_payment')}
        hint={t('rule_payment_password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPaymentPassword')}
        {...paymentInput}
        label={t('security.confirm_payment')}
        autoComplete="new-password"
      />
    </>
  )
}

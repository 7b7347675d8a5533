import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import { hasFewTries } from './payment-lock.ts'
import type { PasswordState } from './payout-queries.ts'

interface PaymentPasswordFieldProps<Name extends string> {
  form: Form<Name | 'paymentPassword'>
  state: PasswordState
}

/** Asks for the payment password, and says how many tries are left or when a lock ends. */
export function PaymentPasswordField<Name extends string>({ form, state }: PaymentPasswordFieldProps<Name>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { error, ...field } = form.field('paymentPassword')
  const { triesLeft, lockedUntil } = state
  const messages: Partial<Record<string, string>> = {
    'withdraw.password_wrong': triesLeft > 0 ? t('withdraw.wrong_left', { count: triesLeft }) : error,
    'withdraw.password_locked':
      lockedUntil === null ? error : t('withdraw.locked_until', { time: formatDateTime(lockedUntil, language) }),
  }
  return (
    <PasswordField
      {...field}
      error={messages[form.errors.paymentPassword ?? ''] ?? error}
      hint={hasFewTries(state) ? t('withdraw.tries_left', { count: triesLeft }) : t('withdraw.password_hint')}
      label={t('withdraw.password')}
      required
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
    />
  )
}

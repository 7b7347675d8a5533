import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PayoutStep } from './payout-step.tsx'
import styles from './payouts.module.css'
import { useNewPaymentPassword } from './use-new-payment-password.ts'

/** Asks for a member's first payment password. */
export function NewPaymentPassword({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const { form, submit } = useNewPaymentPassword(rules)
  const digits = { required: true, inputMode: 'numeric', maxLength: 6, autoComplete: 'new-password' } as const
  return (
    <PayoutStep title={t('withdraw.set_password_title')} text={t('withdraw.set_password_text')}>
      <form {...form.props} className={styles.form}>
        <PasswordField
          {...form.field('newPaymentPassword')}
          {...digits}
          label={t('withdraw.new_password')}
          hint={t('withdraw.password_hint')}
        />
        <PasswordField {...form.field('confirmPaymentPassword')} {...digits} label={t('withdraw.confirm_password')} />
        <Button type="submit" size="large" wide onClick={submit}>
          {t('withdraw.set_password')}
        </Button>
      </form>
    </PayoutStep>
  )
}

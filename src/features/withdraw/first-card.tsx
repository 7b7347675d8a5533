import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { AddCardForm } from '#money/payouts/add-card-form.tsx'
import type { PasswordState, Payouts } from '#money/payouts/payout-queries.ts'
import styles from './withdraw.module.css'

export interface Needs {
  payouts: Payouts
  password: PasswordState
  /** Masked; empty if the member has none yet. */
  payeeName: string
  rules: Rules
}

/** Asks a member without a bank account for the first one. */
export function FirstCard({ payouts, password, payeeName, rules }: Needs) {
  const { t } = useTranslation()
  return (
    <section className={styles.step}>
      <h2>{t('withdraw.first_card_title')}</h2>
      <p>{t('withdraw.first_card_text', { limit: payouts.cardLimit })}</p>
      <AddCardForm
        rules={rules}
        banks={payouts.banks}
        password={password}
        registeredName={payeeName}
        onAdded={() => undefined}
      />
    </section>
  )
}

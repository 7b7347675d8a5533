import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { AddCardForm } from '#money/payouts/add-card-form.tsx'
import type { PasswordState, Payouts } from '#money/payouts/payout-queries.ts'
import { PayoutStep } from '#money/payouts/payout-step.tsx'

export interface PayoutProps {
  payouts: Payouts
  password: PasswordState
  /** Masked; empty if the member has none yet. */
  payeeName: string
  rules: Rules
}

/** Asks a member without a bank account for the first one. */
export function FirstCard({ payouts, password, payeeName, rules }: PayoutProps) {
  const { t } = useTranslation()
  return (
    <PayoutStep
      title={t('withdraw.first_card_title')}
      text={t('withdraw.first_card_text', { limit: payouts.cardLimit })}
    >
      <AddCardForm
        rules={rules}
        banks={payouts.banks}
        password={password}
        registeredName={payeeName}
        onAdded={() => undefined}
      />
    </PayoutStep>
  )
}

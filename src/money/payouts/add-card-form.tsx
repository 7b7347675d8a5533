import { CreditCard, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import type { BankCard } from '#contract/withdraw.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useMessage } from '#ui/forms/use-message.ts'
import { PaymentPasswordField } from './payment-password-field.tsx'
import type { PasswordState, Payouts } from './payout-queries.ts'
import styles from './payouts.module.css'
import { useAddCard } from './use-add-card.ts'

interface AddCardFormProps {
  rules: Rules
  banks: Payouts['banks']
  password: PasswordState
  /** The masked payee name; empty if the member has none yet. */
  registeredName: string
  onAdded: (card: BankCard) => void
}

/** Asks for a bank account that receives payouts. */
export function AddCardForm({ banks, password, ...rest }: AddCardFormProps) {
  const { t } = useTranslation()
  const message = useMessage()
  const { form, submit } = useAddCard(rest)
  const { registeredName } = rest
  return (
    <form {...form.props} className={styles.form}>
      <SelectField
        label={t('withdraw.bank')}
        name="bankCode"
        placeholder={t('withdraw.bank_required')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.values.bankCode}
        error={message(form.errors.bankCode)}
        onChange={(code) => form.set('bankCode', code)}
      />
      <TextField
        {...form.field('cardNumber')}
        label={t('withdraw.number')}
        hint={t('withdraw.number_hint')}
        icon={<CreditCard />}
        required
        inputMode="numeric"
        maxLength={24}
        autoComplete="off"
      />
      <TextField
        {...form.field('payeeName')}
        label={t('withdraw.payee')}
        hint={registeredName ? t('withdraw.payee_registered', { name: registeredName }) : t('withdraw.payee_hint')}
        icon={<UserRound />}
        required
        maxLength={50}
        autoComplete="name"
      />
      <PaymentPasswordField form={form} state={password} />
      <Button type="submit" size="large" wide onClick={submit}>
        {t('withdraw.add_card')}
      </Button>
    </form>
  )
}

import { Landmark, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Rules } from '#brand/rules.ts'
import type { Method, Promo } from '#contract/deposit.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { AmountField } from '#money/amount-field.tsx'
import { useShortMoney } from '#money/use-short-money.ts'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/choices.tsx'
import { Money } from '#ui/money.tsx'
import { Summary } from '#ui/summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addAmount } from './amount.ts'
import styles from './deposit.module.css'
import { QuickAmounts } from './quick-amounts.tsx'
import { useDepositForm } from './use-deposit-form.ts'

interface DepositFormProps {
  method: Method
  promos: readonly Promo[]
  rules: Rules
  onMade: (id: string) => void
}

export function DepositForm(props: DepositFormProps) {
  const { method, promos } = props
  const { t } = useTranslation()
  const tag = languageTag(useLanguage())
  const deposit = useDepositForm(props)
  const { form } = deposit
  const add = (more: number) => form.set('amount', addAmount(form.values.amount, more, method, tag))
  return (
    <form {...form.props} className={styles.form}>
      <AmountField form={form} limits={method} label={t('deposit.amount')}>
        <QuickAmounts amounts={method.quickAmounts} onAdd={add} />
      </AmountField>
      {deposit.byBank && (
        <>
          <Choices
            name="bank"
            label={t('deposit.account')}
            icon={<Landmark size={20} className={styles.bank} />}
            choices={method.banks.map((bank) => ({ value: bank.code, title: bank.name, text: bank.accountNumber }))}
            value={deposit.bankCode}
            onChange={deposit.setBankCode}
          />
          <TextField
            {...form.field('depositorName')}
            label={t('deposit.depositor')}
            hint={t('deposit.depositor_hint')}
            icon={<UserRound />}
            required
            maxLength={50}
            autoComplete="name"
          />
        </>
      )}
      {promos.length > 0 && (
        <PromoChoices promos={promos} amount={deposit.amount} value={deposit.promoId} onChange={deposit.setPromoId} />
      )}
      <DepositSummary amount={deposit.amount} bonus={promos.length > 0 ? deposit.bonus : undefined} />
      <Button type="submit" size="large" wide onClick={deposit.submit}>
        {t(`deposit.submit_${method.code}`)}
      </Button>
    </form>
  )
}

interface PromoChoicesProps {
  promos: readonly Promo[]
  amount: number
  value: string
  onChange: (id: string) => void
}

function PromoChoices({ promos, amount, value, onChange }: PromoChoicesProps) {
  const { t } = useTranslation()
  const money = useShortMoney()
  const offered = promos.map((promo) => ({
    value: promo.id,
    title: promo.name,
    text:
      amount > 0 && amount < promo.minimum ? t('deposit.promo_from', { minimum: money(promo.minimum) }) : promo.text,
  }))
  const none = { value: '', title: t('deposit.promo_none'), text: t('deposit.promo_none_text') }
  return (
    <Choices name="promo" label={t('deposit.promo')} choices={[...offered, none]} value={value} onChange={onChange} />
  )
}

/** `bonus` is undefined if the merchant has no bonuses. */
function DepositSummary({ amount, bonus }: { amount: number; bonus?: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const deposited = { label: t('deposit.amount'), value: <Money amount={amount} currency={currency} /> }
  const added = { label: t('deposit.bonus'), value: <Money amount={bonus ?? 0} currency={currency} signed /> }
  return (
    <Summary
      label={t('deposit.summary')}
      rows={bonus === undefined ? [deposited] : [deposited, added]}
      total={{
        label: t('deposit.credited_total'),
        value: <Money amount={amount + (bonus ?? 0)} currency={currency} />,
      }}
    />
  )
}

import { Landmark, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Rules } from '#brand/rules.ts'
import type { Method, Promo } from '#contract/deposit.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AmountField } from './amount-field.tsx'
import { Choices } from './choices.tsx'
import styles from './deposit.module.css'
import { useDepositForm } from './use-deposit-form.ts'
import { useShortMoney } from './use-short-money.ts'

interface DepositFormProps {
  method: Method
  promos: readonly Promo[]
  rules: Rules
  onMade: (id: string) => void
}

export function DepositForm(props: DepositFormProps) {
  const { method, promos } = props
  const { t } = useTranslation()
  const deposit = useDepositForm(props)
  return (
    <form {...deposit.form.props} className={styles.form}>
      <AmountField form={deposit.form} method={method} />
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
            {...deposit.form.field('depositorName')}
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
      <Summary amount={deposit.amount} bonus={promos.length > 0 ? deposit.bonus : undefined} />
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
function Summary({ amount, bonus }: { amount: number; bonus?: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <dl className={styles.summary} aria-label={t('deposit.summary')}>
      <div>
        <dt>{t('deposit.amount')}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
      </div>
      {bonus !== undefined && (
        <div>
          <dt>{t('deposit.bonus')}</dt>
          <dd>
            <Money amount={bonus} currency={currency} signed />
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('deposit.credited_total')}</dt>
        <dd>
          <Money amount={amount + (bonus ?? 0)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}

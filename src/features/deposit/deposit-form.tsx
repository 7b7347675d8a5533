import { Landmark, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Method, Promo } from '#contract/deposit.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { AmountField } from '#money/amount-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choices } from '#ui/forms/choices.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { addAmount } from './amount.ts'
import styles from './deposit.module.css'
import { PromoChoices } from './promo-choices.tsx'
import { QuickAmounts } from './quick-amounts.tsx'
import { StickyTotal } from './sticky-total.tsx'
import type { DepositFormState } from './use-deposit-form.ts'

interface DepositFormProps {
  deposit: DepositFormState
  method: Method
  promos: readonly Promo[]
}

export function DepositForm({ deposit, method, promos }: DepositFormProps) {
  const { t } = useTranslation()
  const tag = languageTag(useLanguage())
  const { form } = deposit
  const add = (more: number) => form.set('amount', addAmount(form.values.amount, more, method, tag))
  return (
    <form {...form.props} className={styles.form}>
      <AmountField form={form} limits={method} label={t('deposit.amount')}>
        {form.errors.amount === 'safer_play.deposit_reached' && (
          <Link to="/m/saferPlay" className={styles.link}>
            {t('safer_play.to_limits')}
          </Link>
        )}
        <QuickAmounts amounts={method.quickAmounts} onAdd={add} />
      </AmountField>
      <PromoChoices promos={promos} amount={deposit.amount} value={deposit.promoId} onChange={deposit.setPromoId} />
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
      <StickyTotal amount={deposit.amount} bonus={deposit.bonus}>
        <Button type="submit" size="large" wide onClick={deposit.submit}>
          {t(`deposit.submit_${method.code}`)}
        </Button>
      </StickyTotal>
    </form>
  )
}

import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Method } from '#contract/deposit.ts'
import { editAmount, writeAmount } from '#contract/typed-amount.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Form } from '#ui/use-form.ts'
import { addAmount } from './amount.ts'
import styles from './deposit.module.css'
import { useShortMoney } from './use-short-money.ts'

interface AmountFieldProps<Name extends string> {
  form: Form<Name | 'amount'>
  method: Method
}

const withLimits = ['deposit.below', 'deposit.above', 'deposit.in_units', 'deposit.amount_unreadable'] as const
type LimitKey = (typeof withLimits)[number]
const isLimitKey = (key: string | undefined): key is LimitKey =>
  (withLimits as readonly (string | undefined)[]).includes(key)

/** Shows the field of an amount, grouped in threes while typing, and its quick amounts. */
export function AmountField<Name extends string>({ form, method }: AmountFieldProps<Name>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const tag = languageTag(useLanguage())
  const money = useShortMoney()
  const { value, error, ...field } = form.field('amount')
  const key = form.errors.amount
  const limits = {
    minimum: money(method.minimum),
    maximum: money(method.maximum),
    unit: money(method.unit),
    example: writeAmount(method.minimum, tag),
  }
  return (
    <div className={styles.amount}>
      <TextField
        {...field}
        value={value}
        error={isLimitKey(key) ? t(key, limits) : error}
        label={`${t('deposit.amount')} (${currency.symbol})`}
        hint={t('deposit.limits', limits)}
        placeholder="0"
        required
        inputMode="numeric"
        autoComplete="off"
        className={styles.digits}
        onChange={(event) => form.set('amount', editAmount(value, event.target.value, tag))}
        trailing={
          value && (
            <IconButton label={t('deposit.clear')} icon={<X size={20} />} onClick={() => form.set('amount', '')} />
          )
        }
      />
      <fieldset aria-label={t('deposit.quick')} className={styles.quick}>
        {method.quickAmounts.map((more) => (
          <button
            key={more}
            type="button"
            className={styles.chip}
            onClick={() => form.set('amount', addAmount(value, more, method, tag))}
          >
            {t('deposit.add', { amount: money(more) })}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

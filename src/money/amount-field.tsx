import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Limits } from '#contract/deposit.ts'
import { editAmount, writeAmount } from '#contract/typed-amount.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import styles from './amount-field.module.css'
import { useShortMoney } from './use-short-money.ts'

interface AmountFieldProps<Name extends string> {
  form: Form<Name | 'amount'>
  /** Without limits, any amount that the currency has is valid. */
  limits?: Limits
  label: string
  /** The quick amounts. */
  children?: ReactNode
}

const withLimits = ['amount.below', 'amount.above', 'amount.in_units', 'amount.unreadable'] as const
type LimitKey = (typeof withLimits)[number]
const isLimitKey = (key: string | undefined): key is LimitKey =>
  (withLimits as readonly (string | undefined)[]).includes(key)

/** The example of a valid text. */
const anyAmount = 10_000

/** Shows the field of an amount, grouped in threes while typing, and its quick amounts. */
export function AmountField<Name extends string>({ form, limits, label, children }: AmountFieldProps<Name>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const tag = languageTag(useLanguage())
  const money = useShortMoney()
  const { value, error, ...field } = form.field('amount')
  const key = form.errors.amount
  const shown = {
    minimum: money(limits?.minimum ?? 0),
    maximum: money(limits?.maximum ?? 0),
    unit: money(limits?.unit ?? 0),
    example: writeAmount(limits?.minimum ?? anyAmount, tag),
  }
  return (
    <div className={styles.amount}>
      <TextField
        {...field}
        value={value}
        error={isLimitKey(key) ? t(key, shown) : error}
        label={`${label} (${currency.symbol})`}
        hint={limits && t('amount.limits', shown)}
        placeholder="0"
        required
        inputMode={limits ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={styles.digits}
        onChange={(event) => form.set('amount', editAmount(value, event.target.value, tag))}
        trailing={
          value && (
            <IconButton label={t('amount.clear')} icon={<X size={20} />} onClick={() => form.set('amount', '')} />
          )
        }
      />
      {children}
    </div>
  )
}

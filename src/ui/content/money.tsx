import { useTranslation } from 'react-i18next'
import { formatMoney, type MoneySymbol } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { classes } from '../look/classes.ts'
import styles from './money.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type MoneyProps = {
  /** In whole units of the currency. */
  amount: number
  currency: MoneySymbol
  /** Shows a gain's plus, and colours gains and losses. */
  signed?: boolean
  /** Shows stars instead of digits, while hidden or refreshing. */
  masked?: boolean
  className?: string
}

export function Money({ amount, currency, signed = false, masked = false, className }: MoneyProps) {
  const language = useLanguage()
  const tone = signed && !masked ? toneOf(amount) : undefined
  return (
    <span className={classes(styles.money, tone && styles[tone], className)}>
      {masked ? <Masked /> : formatMoney(amount, currency, language, { signed })}
    </span>
  )
}

function Masked() {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">******</span>
      <VisuallyHidden>{t('common.amount_hidden')}</VisuallyHidden>
    </>
  )
}

function toneOf(amount: number) {
  if (amount === 0) return undefined
  return amount > 0 ? 'gain' : 'loss'
}

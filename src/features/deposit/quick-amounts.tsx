import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#money/use-short-money.ts'
import styles from './deposit.module.css'

interface QuickAmountsProps {
  amounts: readonly number[]
  onAdd: (more: number) => void
}

export function QuickAmounts({ amounts, onAdd }: QuickAmountsProps) {
  const { t } = useTranslation()
  const money = useShortMoney()
  return (
    <fieldset aria-label={t('deposit.quick')} className={styles.quick}>
      {amounts.map((more) => (
        <button key={more} type="button" className={styles.chip} onClick={() => onAdd(more)}>
          {t('deposit.add', { amount: money(more) })}
        </button>
      ))}
    </fieldset>
  )
}

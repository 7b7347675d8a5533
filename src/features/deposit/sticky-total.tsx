import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { keepFocusAbove } from '#ui/page/share-height.ts'
import styles from './sticky-total.module.css'

interface StickyTotalProps {
  amount: number
  bonus: number
  /** The button. */
  children: ReactNode
}

/** Shows what will be credited. It stays above the bottom bar once an amount is typed. */
export function StickyTotal({ amount, bonus, children }: StickyTotalProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const stuck = amount > 0
  return (
    <section
      ref={stuck ? keepFocusAbove : undefined}
      className={styles.total}
      aria-label={t('deposit.summary')}
      data-stuck={stuck ? '' : undefined}
    >
      <div className={styles.line}>
        <span>{t('deposit.credited_total')}</span>
        <strong>
          <Money amount={amount + bonus} currency={currency} />
        </strong>
        {bonus > 0 && <span className={styles.bonus}>{t('deposit.record_plus', { amount: money(bonus) })}</span>}
      </div>
      {children}
    </section>
  )
}

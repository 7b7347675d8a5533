import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import styles from './available.module.css'

interface AvailableProps {
  label: string
  balance: number
  /** The member hides amounts. */
  hidden: boolean
  /** The largest amount that may be taken of the balance. */
  most: number
  onAll: (amount: number) => void
  /** A note below. */
  children?: ReactNode
}

/** Shows how much a wallet holds below the field of an amount, and fills in the largest possible amount. */
export function Available({ label, balance, hidden, most, onAll, children }: AvailableProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <div className={styles.available}>
      <span>
        {label} <Money amount={balance} currency={currency} masked={hidden} />
      </span>
      <Button kind="secondary" size="small" disabled={most === 0} onClick={() => onAll(most)}>
        {t('amount.all')}
      </Button>
      {children}
    </div>
  )
}

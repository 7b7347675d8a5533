import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Available } from '#money/available.tsx'
import type { Payouts } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import styles from './withdraw.module.css'
import { largestAmount } from './withdrawable.ts'

/** The wallet that withdrawals are paid from. */
export interface MainWallet {
  /** Undefined while unknown. */
  balance: number | undefined
  /** The sum of the game wallets, which must be moved to the main wallet first. */
  elsewhere: number
  /** The member hides amounts. */
  hidden: boolean
}

interface AllOfItProps {
  wallet: MainWallet
  limits: Payouts['limits']
  onAll: (amount: number) => void
}

/** Shows how much the main wallet holds, fills in the largest possible amount, and leads to the money elsewhere. */
export function AllOfIt({ wallet: { balance, elsewhere, hidden }, limits, onAll }: AllOfItProps) {
  const { t } = useTranslation()
  const money = useMoneyText()
  if (balance === undefined) return null
  return (
    <Available
      label={t('withdraw.in_main')}
      balance={balance}
      hidden={hidden}
      most={largestAmount(balance, limits)}
      onAll={onAll}
    >
      {elsewhere > 0 && !hidden && (
        <p>
          <Link to="/m/transfer" className={styles.link}>
            {t('withdraw.elsewhere', { amount: money(elsewhere) })}
          </Link>
        </p>
      )}
    </Available>
  )
}

import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Payouts } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import styles from './withdraw.module.css'
import { largestAmount } from './withdrawable.ts'

/** The wallet that withdrawals are paid from. */
export interface MainWallet {
  /** Undefined while unknown. */
  balance: number | undefined
  /** The sum of the game wallets, which must come back to the main wallet first. */
  elsewhere: number
  /** The person hides amounts. */
  hidden: boolean
}

interface AllOfItProps {
  wallet: MainWallet
  limits: Payouts['limits']
  onAll: (amount: number) => void
}

/** Shows how much the main wallet holds, and fills in the largest possible amount. */
export function AllOfIt({ wallet: { balance, elsewhere, hidden }, limits, onAll }: AllOfItProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  if (balance === undefined) return null
  const most = largestAmount(balance, limits)
  return (
    <div className={styles.all}>
      <span>
        {t('withdraw.in_main')} <Money amount={balance} currency={currency} masked={hidden} />
      </span>
      <Button kind="secondary" size="small" disabled={most === 0} onClick={() => onAll(most)}>
        {t('withdraw.all')}
      </Button>
      {elsewhere > 0 && !hidden && <p>{t('withdraw.elsewhere', { amount: money(elsewhere) })}</p>}
    </div>
  )
}

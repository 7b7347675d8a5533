import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { BalanceCard } from '#ui/page/balance-card.tsx'
import { RealAccountsOnly } from '#ui/states/real-accounts-only.tsx'
import styles from './withdraw.module.css'
import { WithdrawResult } from './withdraw-result.tsx'
import { WithdrawSteps, type WithdrawStepsProps } from './withdraw-steps.tsx'

const here = '/m/withdraw'

interface WithdrawScreenProps extends Omit<WithdrawStepsProps, 'onMade'> {
  /** The member's balance, which another feature renders. */
  balance: ReactNode
}

/** Shows the withdrawal form, or the withdrawal that the address names. */
export function WithdrawScreen({ balance, ...rest }: WithdrawScreenProps) {
  const { t } = useTranslation()
  const session = useSession()
  if (session && !isRealAccount(session)) return <RealAccountsOnly />
  return (
    <div className={styles.page}>
      <BalanceCard
        label={t('withdraw.balance')}
        record={{ to: '/m/withdrawReport', name: t('route.withdraw_record'), text: t('withdraw.record_short') }}
      >
        {balance}
      </BalanceCard>
      <Place {...rest} />
    </div>
  )
}

function Place(props: Omit<WithdrawStepsProps, 'onMade'>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('order')
  const show = (made: string) => navigate(`${here}?${new URLSearchParams({ order: made })}`, { replace: true })
  if (id) return <WithdrawResult key={id} id={id} onAgain={() => navigate(here, { replace: true })} />
  return <WithdrawSteps {...props} onMade={show} />
}

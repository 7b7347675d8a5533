import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useMenuPermitted, useStatus } from '#brand/platform-status.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import type { Method } from '#contract/deposit.ts'
import { failureText } from '#gateway/failure.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { useViewer } from '#session/viewer.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { BalanceCard } from '#ui/page/balance-card.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { RealAccountsOnly } from '#ui/states/real-accounts-only.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './deposit.module.css'
import { depositQueries } from './deposit-queries.ts'
import { DepositResult } from './deposit-result.tsx'
import { MethodSteps } from './method-steps.tsx'
import { MethodTiles } from './method-tiles.tsx'
import type { MethodsProps } from './methods.ts'

const here = '/m/voucherCenter'

interface DepositScreenProps {
  balance: ReactNode
  /** Shown above the form, but not beside a deposit that is made. */
  offer?: ReactNode
}

/** Shows the deposit form. Other features render the member's balance and the offer of a limit. */
export function DepositScreen({ balance, offer }: DepositScreenProps) {
  const { t } = useTranslation()
  const session = useSession()
  const permitted = useMenuPermitted()
  if (session && !isRealAccount(session)) return <RealAccountsOnly />
  const record = { to: '/m/vouReport', name: t('deposit.record'), text: t('deposit.record_short') }
  return (
    <div className={styles.page}>
      <BalanceCard label={t('deposit.balance')} record={permitted('DEPRECM3') ? record : undefined}>
        {balance}
      </BalanceCard>
      <Place offer={offer} />
    </div>
  )
}

/** Shows the form, or the deposit that the address names. */
function Place({ offer }: Pick<DepositScreenProps, 'offer'>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('deposit')
  const show = (made: string) => navigate(`${here}?${new URLSearchParams({ deposit: made })}`, { replace: true })
  if (id) return <DepositResult key={id} id={id} onAgain={() => navigate(here, { replace: true })} />
  return (
    <>
      {offer}
      <Offer onMade={show} />
    </>
  )
}

function Offer({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const methods = useQuery(depositQueries.methods(viewer))
  const promos = useQuery(depositQueries.promos(viewer))
  const rules = useQuery(rulesQuery())
  const all = [methods, promos, rules]
  if (methods.data && promos.data && rules.data) {
    return <Methods methods={methods.data.methods} promos={promos.data} rules={rules.data} onMade={onMade} />
  }
  const failed = all.find(({ isError }) => isError)
  if (!failed) return <OfferSkeleton />
  const retry = () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
  return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
}

function Methods({ methods, ...rest }: Omit<MethodsProps, 'methods'> & { methods: readonly Method[] }) {
  const { t } = useTranslation()
  const { dep_func: version } = useStatus().info.mobileTemplate
  const [first, ...others] = methods
  if (first) {
    const offer: MethodsProps = { methods: [first, ...others], ...rest }
    return version === '1' ? <MethodTiles {...offer} /> : <MethodSteps {...offer} />
  }
  return (
    <EmptyState
      icon={<WalletCards />}
      title={t('deposit.none')}
      hint={t('deposit.none_hint')}
      action={
        <Link to="/m/message" className={buttonClass()}>
          {t('route.messages')}
        </Link>
      }
    />
  )
}

function OfferSkeleton() {
  const { dep_func: version } = useStatus().info.mobileTemplate
  return (
    <SkeletonRegion>
      <div className={styles.form}>
        {version === '1' && (
          <div className={styles.pending}>
            <Skeleton height="176px" radius="var(--radius-control)" />
          </div>
        )}
        <Skeleton width="92px" />
        <Skeleton height="52px" radius="var(--radius-control)" />
        <Skeleton height="96px" radius="var(--radius-control)" />
        <Skeleton height="180px" radius="var(--radius-control)" />
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { MasterDetail } from '#ui/page/master-detail.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { RealAccountsOnly } from '#ui/states/real-accounts-only.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { Overview } from './overview.tsx'
import { PartPage, type PasswordForm } from './part-page.tsx'
import { partOf } from './parts.ts'
import styles from './security.module.css'
import { securityQueries } from './security-queries.ts'
import { useArrival } from './use-arrival.ts'

interface SecurityScreenProps {
  password: PasswordForm
  /** Shown below the overview, such as a link to another feature. */
  further?: ReactNode
}

/** Shows the state of the account's protections and the part that the address names: one of them on a phone. */
export function SecurityScreen(props: SecurityScreenProps) {
  const session = useSession()
  if (session && !isRealAccount(session)) return <RealAccountsOnly />
  return <Place {...props} />
}

function Place({ password, further }: SecurityScreenProps) {
  const { t } = useTranslation()
  const part = partOf(useLocation().search)
  const { data, isPending, error, refetch } = useQuery(securityQueries.config(useSession()))
  const place = useArrival(part)
  return (
    <div ref={place}>
      <MasterDetail
        list={
          <div className={styles.page}>
            {data && <Overview config={data} />}
            {data && further}
            {isPending && <OverviewSkeleton />}
            {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
          </div>
        }
        detail={
          data &&
          part && (
            <div className={styles.page}>
              <PartPage key={part} part={part} config={data} password={password} />
            </div>
          )
        }
        nothing={data && <EmptyState icon={<ShieldCheck />} title={t('security.pick')} />}
      />
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
        <Skeleton height="172px" radius="var(--radius)" />
        <Skeleton height="316px" radius="var(--radius)" />
        <Skeleton height="250px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}

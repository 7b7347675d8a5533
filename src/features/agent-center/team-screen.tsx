import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './agent-center.module.css'
import { NoDownlines } from './no-downlines.tsx'
import { PersonCard } from './person-card.tsx'
import { PersonFigures } from './person-figures.tsx'
import { Rebates } from './rebates.tsx'
import { teamAddress } from './team-address.ts'
import { TeamList } from './team-list.tsx'
import { isPlain, readTeamOrder } from './team-order.ts'
import { TeamPath } from './team-path.tsx'
import { teamQueries } from './team-queries.ts'

/** Shows one place in the agent's tree: the agent's own, or that of the member whom the address names. */
export function TeamScreen() {
  const [query] = useSearchParams()
  const account = query.get('account') || undefined
  return (
    <div className={`${styles.page} ${account ? styles.place : ''}`} key={account}>
      {account ? <Place account={account} /> : <Own />}
    </div>
  )
}

function Own() {
  const { data } = useInfiniteQuery(teamQueries.direct(useSession(), undefined))
  return data?.pages[0]?.total === 0 ? <NoDownlines isOwn /> : <TeamList account={undefined} />
}

function Place({ account }: { account: string }) {
  const { t } = useTranslation()
  const session = useSession()
  const [query] = useSearchParams()
  const order = readTeamOrder(query)
  const { data, isPending, error, refetch } = useQuery(teamQueries.person(session, account))
  // The list, which is shown below the member, is requested at the same time.
  useInfiniteQuery({ ...teamQueries.direct(session, account), enabled: isPlain(order) })
  useInfiniteQuery({ ...teamQueries.report(session, account, order), enabled: !isPlain(order) })
  if (!isPending && !data) {
    const isStranger = error instanceof GatewayFailure && error.code === 'DOWNLINE_NOT_FOUND'
    return isStranger ? <Stranger /> : <FailedState message={t(failureText(error))} onRetry={refetch} />
  }
  // The list below would move with the height of the member's parts.
  if (!data) return <PersonSkeleton />
  return (
    <>
      <TeamPath path={data.path} />
      <PersonCard person={data} />
      <PersonFigures account={account} team={data.team} />
      <Rebates person={data} />
      {data.team > 0 ? <TeamList account={account} /> : <NoDownlines />}
    </>
  )
}

function Stranger() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<UserRoundX />}
      title={t('agent.downline_unknown')}
      action={
        <Link to={teamAddress} replace className={buttonClass()}>
          {t('agent.team')}
        </Link>
      }
    />
  )
}

function PersonSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.block}>
        <Skeleton height="44px" radius="var(--radius-pill)" />
        <Skeleton height="196px" radius="var(--radius)" />
        <Skeleton height="262px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}

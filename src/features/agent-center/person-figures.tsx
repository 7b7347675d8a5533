import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { spanOf } from '#ui/records/span.ts'
import { Sums, SumsSkeleton } from '#ui/records/sums.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './agent-center.module.css'
import { agentCenterQueries } from './agent-center-queries.ts'
import { FigureValue } from './figure-value.tsx'
import type { Figures } from './kpi-columns.ts'
import { kpiAddress } from './team-address.ts'

const amounts = ['balance', 'deposits', 'withdrawals', 'turnover', 'wins', 'bonus', 'rebate'] as const

const teamFigures = ['activeMembers', 'deposits', 'withdrawals', 'turnover', 'profit'] as const

interface PersonFiguresProps {
  account: string
  /** The size of the team below. */
  team: number
}

/** Shows the member's own results of the last 30 days, and those of the whole team if there is one below. */
export function PersonFigures({ account, team }: PersonFiguresProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const session = useSession()
  const span = spanOf('month', serverNow())
  const [people, play] = useQueries({
    queries: [agentCenterQueries.kpiA(session, span, account), agentCenterQueries.kpiB(session, span, account)],
  })
  const failed = [people, play].find(({ isError, data }) => isError && !data)
  if (failed) {
    const retry = () => [people, play].filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
    return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
  }
  const own = { ...people.data?.content.find(isOwn), ...play.data?.content.find(isOwn) }
  return (
    <div className={styles.block}>
      {team > 0 && (
        <>
          <h2>{t('agent.team_figures')}</h2>
          {people.data && play.data ? (
            <TeamFigures account={account} figures={{ ...people.data.sums, ...play.data.sums }} />
          ) : (
            <SkeletonRegion>
              <div className={styles.block}>
                <SumsSkeleton count={5} />
                <Skeleton height="var(--target)" radius="var(--radius-pill)" />
              </div>
            </SkeletonRegion>
          )}
        </>
      )}
      <h2>{t('agent.figures')}</h2>
      {people.data && play.data ? (
        <Sums
          label={t('agent.figures')}
          sums={[
            ...amounts.map((name) => ({
              label: t(`agent.${name}`),
              value: <Money amount={own[name] ?? 0} currency={currency} />,
            })),
            {
              label: t('agent.profit_own'),
              value: <Money amount={own.profit ?? 0} currency={currency} signed />,
              isResult: true,
            },
          ]}
        />
      ) : (
        <SkeletonRegion>
          <SumsSkeleton count={8} />
        </SkeletonRegion>
      )}
    </div>
  )
}

function TeamFigures({ account, figures }: { account: string; figures: Figures }) {
  const { t } = useTranslation()
  return (
    <>
      <Sums
        label={t('agent.team_figures')}
        sums={teamFigures.map((name) => ({
          label: t(`agent.${name}`),
          value: <FigureValue figure={name} value={figures[name] ?? 0} />,
          isResult: name === 'profit',
        }))}
      />
      <Link
        to={`${kpiAddress}?${new URLSearchParams({ account })}`}
        className={buttonClass({ kind: 'secondary', wide: true })}
      >
        {t('agent.to_results')}
      </Link>
    </>
  )
}

const isOwn = ({ own }: { own: boolean }) => own

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { day } from '#contract/time-units.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { ProfitChart } from '#money/profit-chart.tsx'
import { resultsOf } from '#money/profit-periods.ts'
import { useShortDate } from '#money/use-short-date.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { spanOf } from '#ui/records/span.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './agent-center.module.css'
import { agentCenterQueries } from './agent-center-queries.ts'

const shownDays = 14

/** Shows the team's profit of each of the last days: as a chart, and as a table. */
export function RecentDays() {
  const { t } = useTranslation()
  const { endTime } = spanOf('today', serverNow())
  const span = { startTime: endTime - shownDays * day, endTime }
  const { data, error, isPending, refetch } = useQuery(agentCenterQueries.kpiB(useSession(), span))
  return (
    <section className={styles.card} aria-labelledby="agent-days">
      <h2 id="agent-days">{t('agent.days')}</h2>
      {isPending && (
        <SkeletonRegion>
          <Skeleton height="18.8rem" radius="var(--radius-small)" />
        </SkeletonRegion>
      )}
      {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {data?.days.length === 0 && <p className={styles.quiet}>{t('agent.no_days')}</p>}
      {data && data.days.length > 0 && (
        <>
          <ProfitChart results={resultsOf(data.days, span, 'day')} label={t('agent.days')} />
          <details className={styles.more}>
            <summary>{t('records.show_table')}</summary>
            <DaysTable days={data.days.toReversed()} />
          </details>
        </>
      )}
    </section>
  )
}

function DaysTable({ days }: { days: readonly { day: string; turnover: number; profit: number }[] }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const shortDate = useShortDate()
  return (
    <table className={styles.table} aria-label={t('agent.days')}>
      <thead>
        <tr>
          <th scope="col">{t('records.day')}</th>
          <th scope="col">{t('agent.turnover')}</th>
          <th scope="col">{t('agent.profit')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day: date, turnover, profit }) => (
          <tr key={date}>
            <th scope="row">{shortDate(date)}</th>
            <td>
              <Money amount={turnover} currency={currency} />
            </td>
            <td>
              <Money amount={profit} currency={currency} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

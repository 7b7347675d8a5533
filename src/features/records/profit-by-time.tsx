import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { ProfitChart } from '#money/profit-chart.tsx'
import { type Grouping, groupings, resultsOf } from '#money/profit-periods.ts'
import { useShortDate } from '#money/use-short-date.ts'
import { useViewer } from '#session/viewer.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import type { Span } from '#ui/records/span.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './profit.module.css'
import { recordQueries } from './record-queries.ts'
import { ResultTable } from './result-table.tsx'

const panelId = 'profit-by-time'

interface ProfitByTimeProps {
  span: Span
  by: Grouping
  onChange: (by: Grouping) => void
}

/** Shows the net results of days or weeks as a chart, and all of their sums as a table. */
export function ProfitByTime({ span, by, onChange }: ProfitByTimeProps) {
  const { t } = useTranslation()
  const shortDate = useShortDate()
  const { data, error, isPending, refetch } = useQuery(recordQueries.profit(useViewer(), span, by))
  const tabs = groupings.map((value) => ({ value, label: t(`records.by_${value}`) }))
  return (
    <section className={styles.card} aria-label={t(`records.chart_${by}`)}>
      <header className={styles.head}>
        <h2>{t(`records.chart_${by}`)}</h2>
        <Tabs look="underline" label={t('records.by')} tabs={tabs} value={by} onChange={onChange} panelId={panelId} />
      </header>
      <div id={panelId} role="tabpanel" aria-label={t(`records.by_${by}`)}>
        {isPending && <ChartSkeleton />}
        {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
        {data && (
          <>
            <ProfitChart results={resultsOf(data.content, span, by)} label={t(`records.chart_${by}`)} />
            <details className={styles.more}>
              <summary>{t('records.show_table')}</summary>
              <ResultTable
                label={t(`records.chart_${by}`)}
                head={t(by === 'week' ? 'records.week_of' : 'records.day')}
                rows={data.content.map((row) => ({ ...row, name: shortDate(row.day) }))}
              />
            </details>
          </>
        )}
      </div>
    </section>
  )
}

function ChartSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton height="17rem" radius="var(--radius-small)" />
    </SkeletonRegion>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useViewer } from '#session/viewer.ts'
import { RecordEmpty } from '#ui/records/record-empty.tsx'
import { RecordFilter } from '#ui/records/record-filter.tsx'
import { isOneOf } from '#ui/records/record-filter-address.ts'
import { RecordPage } from '#ui/records/record-page.tsx'
import { SumsSkeleton } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './profit.module.css'
import { ProfitBreakdown } from './profit-breakdown.tsx'
import { ProfitByTime } from './profit-by-time.tsx'
import { ProfitSums } from './profit-sums.tsx'
import { recordQueries } from './record-queries.ts'

/** Besides the period, the address has `by` for weeks and `of` for vendors; days and categories are usual. */
const checks = { by: isOneOf(['week']), of: isOneOf(['vendor']) }

/** Shows what the member won or lost: by day or week, and by category or vendor. */
export function ProfitAndLossScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter(checks, serverNow())
  const { data, error, isPending, refetch } = useQuery(recordQueries.profit(useViewer(), filter.span, 'day'))
  return (
    <RecordPage filter={<RecordFilter filter={filter} />} label={t(`records.${filter.period}`)}>
      {isPending && <ProfitSkeleton />}
      {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {data && <ProfitSums totals={data.totals} />}
      {data?.total === 0 && (
        <RecordEmpty filter={filter} hint={t('records.profit_hint')} to="/m/gameCenter" action={t('menu.games')} />
      )}
      {data && data.total > 0 && (
        <>
          <ProfitByTime
            span={filter.span}
            by={filter.values.by === 'week' ? 'week' : 'day'}
            onChange={(by) => filter.choose('by', by === 'week' ? by : '')}
          />
          <ProfitBreakdown
            profit={data}
            of={filter.values.of === 'vendor' ? 'vendor' : 'category'}
            onChange={(of) => filter.choose('of', of === 'vendor' ? of : '')}
          />
        </>
      )}
    </RecordPage>
  )
}

function ProfitSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.waiting}>
        <SumsSkeleton count={7} />
        <Skeleton height="24rem" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}

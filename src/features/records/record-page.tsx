import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { NextPage } from '#ui/next-page.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import styles from './records.module.css'
import { type SpanName, spanNames } from './span.ts'

export const panelId = 'records'

interface SpanTabsProps {
  value: SpanName
  onChange: (span: SpanName) => void
}

export function SpanTabs({ value, onChange }: SpanTabsProps) {
  const { t } = useTranslation()
  const tabs = spanNames.map((name) => ({ value: name, label: t(`records.${name}`) }))
  return (
    <Tabs look="segment" label={t('records.span')} tabs={tabs} value={value} onChange={onChange} panelId={panelId} />
  )
}

/** The parts of a paged query that both records need. */
interface Paged {
  isPending: boolean
  error: unknown
  hasNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface RecordListProps {
  query: Paged
  /** The total number of rows; undefined while unknown. */
  total: number | undefined
  children: ReactNode
}

/** Shows the list in each of its states, and the button for the next page. */
export function RecordList({ query, total, children }: RecordListProps) {
  const { t } = useTranslation()
  if (query.isPending) return <RecordsSkeleton />
  if (total === undefined) return <FailedState message={t(failureText(query.error))} onRetry={query.refetch} />
  if (total === 0) return <EmptyState title={t('records.none')} hint={t('records.none_hint')} />
  return (
    <>
      <p className={styles.count}>{t('records.count', { count: total })}</p>
      <ul className={styles.list}>{children}</ul>
      <NextPage
        failure={query.isFetchNextPageError && t(failureText(query.error))}
        label={t('records.more')}
        hasMore={query.hasNextPage}
        onMore={() => query.fetchNextPage()}
      />
    </>
  )
}

function RecordsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <Skeleton key={place} height="68px" radius="var(--radius-tile)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

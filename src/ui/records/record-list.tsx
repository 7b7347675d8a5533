import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../lists/long-list.tsx'
import { FailedState } from '../states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '../states/skeleton.tsx'
import { NextPage } from './next-page.tsx'
import styles from './record-list.module.css'
import { SumsSkeleton } from './sums.tsx'

/** The parts of a paged query that a list needs. */
interface Paged {
  isPending: boolean
  hasNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface RecordListProps {
  query: Paged
  /** The total number of rows; undefined while unknown. */
  total: number | undefined
  /** Says why the last request failed, if it did. */
  failure: string
  /** Shown above the rows once they are known, also if there are none, such as the sums. */
  header?: ReactNode
  /** The number of sums in the header, and whether the last is their result, for the skeleton's height. */
  sums: number
  result?: boolean
  /** Says how many rows there are in all. Default: as records. */
  count?: string
  /** Replaces the rows if there are none. */
  empty: ReactNode
  /** The contents of the rows, each with a key. */
  children: ReactNode
}

/** Shows the rows of a record in each of their states, and the button for the next page. */
export function RecordList(props: RecordListProps) {
  const { query, total, failure, header, sums, result, count, empty, children } = props
  const { t } = useTranslation()
  if (query.isPending) return <RecordSkeleton sums={sums} result={result} />
  if (total === undefined) return <FailedState message={failure} onRetry={query.refetch} />
  return (
    <>
      {header}
      {total === 0 ? (
        empty
      ) : (
        <>
          <p className={styles.count}>{count ?? t('records.count', { count: total })}</p>
          <LongList className={styles.list} total={total}>
            {children}
          </LongList>
          <NextPage
            failure={query.isFetchNextPageError && failure}
            label={t('records.more')}
            hasMore={query.hasNextPage}
            onMore={() => query.fetchNextPage()}
          />
        </>
      )}
    </>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

function RecordSkeleton({ sums, result }: Pick<RecordListProps, 'sums' | 'result'>) {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
        <SumsSkeleton count={sums} result={result} />
        {places.map((place) => (
          <Skeleton key={place} height="68px" radius="var(--radius-tile)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { sentenceOf } from '../sentence-of.ts'
import { useTexts } from '../texts.ts'
import styles from './awaited.module.css'

interface AwaitedProps {
  /** The query without data. */
  query: { error: Error | null; refetch: () => unknown }
  /** The usual count of rows. */
  rows?: number
}

/** Replaces a list until the host answers: rows while it is loading, and a failure with a retry. */
export function Awaited({ query: { error, refetch }, rows = 3 }: AwaitedProps) {
  // A change of the language renders it again.
  useTexts()
  if (error) return <FailedState message={sentenceOf(error)} onRetry={() => refetch()} />
  return (
    <SkeletonRegion>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal rows without a state
          <Skeleton key={row} height={28} />
        ))}
      </div>
    </SkeletonRegion>
  )
}

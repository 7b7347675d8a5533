import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Rules } from '#gateway/rules.ts'
import { rulesQuery } from '#gateway/rules-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import styles from './password.module.css'

/** A form once the rules of its fields are known. */
export function WithRules({ children }: { children: (rules: Rules) => ReactNode }) {
  const { data, isPending, refetch } = useQuery(rulesQuery())
  if (data) return children(data)
  return isPending ? <FormSkeleton /> : <FailedState onRetry={refetch} />
}

const rows = ['first', 'second']

function FormSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.form}>
        {rows.map((row) => (
          <div key={row} className={styles.skeletonField}>
            <Skeleton width="92px" />
            <Skeleton height="52px" radius="var(--radius-control)" />
          </div>
        ))}
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}

import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import styles from './auth-page.module.css'

const rows = ['first', 'second', 'third', 'fourth']

/** A form whose fields are not known yet. */
export function FormSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
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

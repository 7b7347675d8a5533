import { Skeleton, SkeletonRegion } from '../states/skeleton.tsx'
import styles from './form-skeleton.module.css'

/** The placeholder of a form while its fields are loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <SkeletonRegion>
      <div className={styles.form}>
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
          <div key={place} className={styles.field}>
            <Skeleton width="92px" />
            <Skeleton height="52px" radius="var(--radius-control)" />
          </div>
        ))}
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}

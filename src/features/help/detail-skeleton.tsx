import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './help-detail-screen.module.css'

export const DetailSkeleton = () => (
  <SkeletonRegion>
    <div className={styles.screen}>
      <Skeleton height="240px" radius="var(--radius)" />
      <Skeleton height="200px" radius="var(--radius)" />
    </div>
  </SkeletonRegion>
)

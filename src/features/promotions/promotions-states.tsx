import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './promotions.module.css'
import { PromotionsHeader } from './promotions-header.tsx'

export function PromotionsSkeleton() {
  return (
    <>
      <PromotionsHeader />
      <SkeletonRegion>
        <div className={styles.page}>
          <Skeleton height="44px" width="70%" radius="var(--radius-pill)" />
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} height="212px" radius="var(--radius)" />
          ))}
        </div>
      </SkeletonRegion>
    </>
  )
}

export function PromotionsFailed({ failure, onRetry }: { failure: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <>
      <PromotionsHeader />
      <FailedState message={t(failureText(failure))} onRetry={onRetry} />
    </>
  )
}

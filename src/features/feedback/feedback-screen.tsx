import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '#brand/settings-query.ts'
import { failureText } from '#gateway/failure.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './feedback.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackSent } from './feedback-sent.tsx'

/** Takes a member's feedback for the merchant, within the merchant's limits. */
export function FeedbackScreen() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(settingsQuery())
  const [sent, setSent] = useState(false)
  if (isPending) return <FormPlace />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  if (sent) return <FeedbackSent onAnother={() => setSent(false)} />
  return <FeedbackForm limits={data.feedback} onSent={() => setSent(true)} />
}

function FormPlace() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="44px" />
        <Skeleton height="252px" radius="var(--radius-control)" />
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}

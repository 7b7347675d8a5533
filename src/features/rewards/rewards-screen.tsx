import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/reward-shapes.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useClaimReward } from '#money/use-claim.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { CheckIn } from './check-in.tsx'
import { RealOnly } from './real-only.tsx'
import { rewardQueries } from './reward-queries.ts'
import { RewardRow } from './reward-row.tsx'
import styles from './rewards.module.css'

const groups = ['daily', 'weekly', 'once'] as const

/** Shows the daily check-in, and all rewards with the member's progress. */
export function RewardsScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const language = useLanguage()
  const { data, isPending, error, refetch } = useQuery(rewardQueries.list({ session, language }))
  const claim = useClaimReward(rewardQueries.all)
  if (isPending) return <RewardsSkeleton />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  const real = isRealAccount(session)
  return (
    <div className={styles.page}>
      {!real && <RealOnly />}
      {data.checkIn.length > 0 && <CheckIn days={data.checkIn} onClaim={real ? () => claim('check-in') : undefined} />}
      {data.rewards.length === 0 && <EmptyState title={t('rewards.none')} />}
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`rewards.group.${group}`)}
          rewards={data.rewards.filter((reward) => reward.group === group)}
          onClaim={real ? claim : undefined}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  title: string
  rewards: readonly Reward[]
  onClaim: ((rewardId: string) => Promise<void>) | undefined
}

function Group({ title, rewards, onClaim }: GroupProps) {
  if (rewards.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.card}>
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} onClaim={onClaim && (() => onClaim(reward.id))} />
        ))}
      </ul>
    </section>
  )
}

function RewardsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="var(--check-in)" radius="var(--radius)" />
        {['first', 'second'].map((place) => (
          <Skeleton key={place} height="130px" radius="var(--radius)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

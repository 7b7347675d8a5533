import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './benefits.module.css'
import { LevelCard } from './level-card.tsx'
import { levelOf } from './level-of.ts'
import { memberQueries } from './member-queries.ts'
import { NoStanding, StandingCard } from './standing-card.tsx'

/** Shows the VIP page: the member's level, and the benefits of every level. */
export function BenefitsScreen() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(memberQueries.vip(useSession(), useLanguage()))
  if (isPending) return <BenefitsSkeleton />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  const standing = levelOf(data)
  const reached = data.levels.findIndex(({ code }) => code === standing?.level.code)
  return (
    <div className={styles.page}>
      <div className={styles.own}>
        {standing ? <StandingCard {...standing} /> : <NoStanding />}
        {reached > 0 && (
          <Link to="/m/rewardCenter" className={buttonClass({ kind: 'secondary', wide: true })}>
            {t('vip.claim')}
          </Link>
        )}
      </div>
      <section className={styles.levels} aria-labelledby="levels">
        <h2 id="levels">{t('vip.levels')}</h2>
        {data.levels.map((level, index) => (
          <LevelCard
            key={level.code}
            level={level}
            state={index === reached ? 'current' : index < reached ? 'reached' : 'ahead'}
          />
        ))}
      </section>
    </div>
  )
}

function BenefitsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="176px" radius="var(--radius)" />
        <div className={styles.levels}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} height="128px" radius="var(--radius)" />
          ))}
        </div>
      </div>
    </SkeletonRegion>
  )
}

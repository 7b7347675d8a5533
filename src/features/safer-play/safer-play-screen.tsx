import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { RealAccountsOnly } from '#ui/states/real-accounts-only.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { BreakPart } from './break-part.tsx'
import { LimitsPart } from './limits-part.tsx'
import { RealityPart } from './reality-part.tsx'
import styles from './safer-play.module.css'
import { saferPlayQueries } from './safer-play-queries.ts'

/** Shows the member's own limits, the reality check, and breaks from play. */
export function SaferPlayScreen() {
  const session = useSession()
  if (session && !isRealAccount(session)) return <RealAccountsOnly />
  return (
    <div className={styles.page}>
      <Parts />
    </div>
  )
}

function Parts() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(saferPlayQueries.overview(useSession()))
  if (isPending) return <PartsSkeleton />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  return (
    <>
      <p className={styles.intro}>{t('safer_play.intro')}</p>
      <div className={styles.column}>
        <LimitsPart limits={data.limits} />
      </div>
      <div className={styles.column}>
        <RealityPart key={data.realityMinutes} minutes={data.realityMinutes} />
        <BreakPart />
        <HelpPart />
      </div>
    </>
  )
}

/** Links to the articles of the help centre about limits and breaks, and about the market's helpline. */
function HelpPart() {
  const { t } = useTranslation()
  return (
    <section className={styles.card} aria-labelledby="safer-play-help">
      <h2 id="safer-play-help">{t('safer_play.help')}</h2>
      <Link to="/m/helpDetail?document=limits" className={buttonClass({ kind: 'secondary', wide: true })}>
        {t('safer_play.to_article')}
      </Link>
      <p className={styles.note}>{t('safer_play.help_text')}</p>
      <Link to="/m/helpDetail?document=helpline" className={buttonClass({ kind: 'secondary', wide: true })}>
        {t('safer_play.to_help')}
      </Link>
    </section>
  )
}

function PartsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
        <Skeleton height="48px" />
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="248px" radius="var(--radius)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

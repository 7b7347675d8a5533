import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { HelpTopic } from '#contract/service.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { findHelp, helpAddress } from './help-address.ts'
import { HelpChildren } from './help-children.tsx'
import styles from './help-detail-screen.module.css'
import { helpQueries } from './help-queries.ts'

/** Shows a topic or an article of the help centre, by `p` and `c` of the address. */
export function HelpDetailScreen() {
  const { data, isPending, refetch } = useQuery(helpQueries.topics(useLanguage()))
  if (isPending) return <DetailSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  return <Detail topics={data} />
}

function Detail({ topics }: { topics: readonly HelpTopic[] }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const detail = findHelp(topics, query)
  if (!detail) return <NotThere />
  const { at, topic, child } = detail
  const { title, content } = child?.article ?? topic
  return (
    <div className={styles.screen}>
      <article className={styles.article}>
        {child && (
          <Link to={helpAddress({ topic: at })} className={styles.topic}>
            {topic.title}
          </Link>
        )}
        <h2>{title}</h2>
        <RichText html={content} onNavigate={navigate} resolveImage={gatewayUrl} />
      </article>
      <nav className={styles.children} aria-label={topic.title}>
        <HelpChildren topic={topic} at={at} current={child?.at} />
      </nav>
    </div>
  )
}

function NotThere() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('help.not_there')}
      icon={<CircleHelp />}
      action={
        <Link to="/m/help" className={buttonClass({ kind: 'secondary' })}>
          {t('help.to_list')}
        </Link>
      }
    />
  )
}

function DetailSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.screen}>
        <Skeleton height="240px" radius="var(--radius)" />
        <Skeleton height="200px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleHelp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { HelpTopic } from '#contract/service.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { helpAddress } from './help-address.ts'
import { HelpChildren } from './help-children.tsx'
import { helpQueries } from './help-queries.ts'
import styles from './help-screen.module.css'

/** Shows the help centre: its topics, each with its articles. */
export function HelpScreen() {
  const { data, isPending, refetch } = useQuery(helpQueries.topics(useLanguage()))
  if (isPending) return <TopicsSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  if (data.length === 0) return <EmptyState icon={<CircleHelp />} />
  return (
    <div className={styles.topics}>
      {data.map((topic, at) => (
        <Topic key={topic.title} topic={topic} at={at} />
      ))}
    </div>
  )
}

function Topic({ topic, at }: { topic: HelpTopic; at: number }) {
  return (
    <section className={styles.topic}>
      <h2>
        <Link to={helpAddress({ topic: at })} className={styles.title}>
          {topic.title}
          <ChevronRight className={styles.chevron} size={20} />
        </Link>
      </h2>
      <HelpChildren topic={topic} at={at} />
    </section>
  )
}

function TopicsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.topics}>
        <Skeleton height="220px" radius="var(--radius)" />
        <Skeleton height="180px" radius="var(--radius)" />
        <Skeleton height="220px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useLanguage } from '#i18n/use-language.ts'
import { MasterDetail } from '#ui/page/master-detail.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { HelpArticle } from './help-article.tsx'
import { helpQueries } from './help-queries.ts'
import styles from './help-screen.module.css'
import { HelpTopics } from './help-topics.tsx'

/** Shows the help centre: its topics, each with its articles; in a wide window also the first article. */
export function HelpScreen() {
  const { data, isPending, refetch } = useQuery(helpQueries.topics(useLanguage()))
  if (isPending) return <TopicsSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  const [topic] = data
  if (!topic) return <EmptyState icon={<CircleHelp />} />
  const [article] = topic.children
  return (
    <MasterDetail
      list={<HelpTopics topics={data} />}
      detail={undefined}
      nothing={<HelpArticle detail={{ at: 0, topic, ...(article && { child: { at: 0, article } }) }} />}
    />
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

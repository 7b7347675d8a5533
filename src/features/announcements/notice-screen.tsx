import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useAnnouncementViewer } from './announcement-queries.ts'
import { NoticeItem } from './notice-item.tsx'
import styles from './notice-screen.module.css'
import { noticesQuery } from './notices-query.ts'
import { useMarkRead } from './use-mark-read.ts'

/** Shows all announcements, newest first; opening one marks it as read. */
export function NoticeScreen() {
  const { t } = useTranslation()
  const member = useSession() !== undefined
  const markRead = useMarkRead()
  const { data, isPending, refetch } = useQuery(noticesQuery(useAnnouncementViewer()))
  if (isPending) return <NoticesSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  if (data.length === 0) return <EmptyState title={t('no_announcement')} icon={<Megaphone />} />
  return (
    <ul className={styles.list}>
      {data.map((notice) => (
        <li key={notice.id}>
          <NoticeItem
            notice={notice}
            // The gateway stores only a member's read marks.
            unread={member && !notice.read}
            onRead={() => markRead(notice.id)}
          />
        </li>
      ))}
    </ul>
  )
}

function NoticesSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} height="76px" radius="var(--radius-tile)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '#session/session.ts'
import { useWidth } from '#ui/look/use-width.ts'
import { MasterDetail } from '#ui/page/master-detail.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useAnnouncementViewer } from './announcement-queries.ts'
import { NoticeArticle } from './notice-article.tsx'
import { type Notice, NoticeItem } from './notice-item.tsx'
import { NoticeLink } from './notice-link.tsx'
import styles from './notice-screen.module.css'
import { noticesQuery } from './notices-query.ts'
import { useMarkRead } from './use-mark-read.ts'

/**
 * Shows all announcements, newest first; opening one marks it as read. A phone folds them, and a wide window shows the one
 * that `?id=` names beside the list.
 */
export function NoticeScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const isPhone = useWidth() === 'phone'
  const member = useSession() !== undefined
  const markRead = useMarkRead()
  const { data, isPending, refetch } = useQuery(noticesQuery(useAnnouncementViewer()))
  if (isPending) return <NoticesSkeleton />
  if (!data) return <FailedState onRetry={refetch} />
  if (data.length === 0) return <EmptyState title={t('no_announcement')} icon={<Megaphone />} />
  // The gateway stores only a member's read marks.
  const isUnread = ({ read }: Notice) => member && !read
  const shown = data.find(({ id }) => id === query.get('id'))
  const list = (
    <ul className={styles.list}>
      {data.map((notice) => (
        <li key={notice.id}>
          {isPhone ? (
            <NoticeItem
              notice={notice}
              unread={isUnread(notice)}
              open={notice === shown}
              onRead={() => markRead(notice.id)}
            />
          ) : (
            <NoticeLink notice={notice} unread={isUnread(notice)} isOpen={notice === shown} />
          )}
        </li>
      ))}
    </ul>
  )
  if (isPhone) return list
  return (
    <MasterDetail
      list={list}
      detail={
        shown && (
          <NoticeArticle key={shown.id} notice={shown} unread={isUnread(shown)} onRead={() => markRead(shown.id)} />
        )
      }
      nothing={<EmptyState icon={<Megaphone />} title={t('announcement.pick')} />}
    />
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

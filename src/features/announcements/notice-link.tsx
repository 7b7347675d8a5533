import { ReturnLink } from '#ui/controls/return-link.tsx'
import styles from './notice-item.module.css'
import { type Notice, NoticeHead } from './notice-item.tsx'

interface NoticeLinkProps {
  notice: Notice
  unread: boolean
  /** The announcement is open beside the list. */
  isOpen: boolean
}

/** Opens an announcement beside the list. */
export function NoticeLink({ notice, unread, isOpen }: NoticeLinkProps) {
  return (
    <ReturnLink
      to={`/m/notice?${new URLSearchParams({ id: notice.id })}`}
      className={styles.notice}
      data-unread={unread ? '' : undefined}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.summary}>
        <NoticeHead notice={notice} unread={unread} />
      </span>
    </ReturnLink>
  )
}

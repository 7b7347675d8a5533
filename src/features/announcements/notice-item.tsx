import { ChevronDown } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { announcements } from '#contract/announcements.ts'
import type { Answer } from '#contract/resource.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import styles from './notice-item.module.css'

export type Notice = Answer<typeof announcements.notices>[number]

type NoticeItemProps = {
  notice: Notice
  unread: boolean
  /** Whether it is open from the start. */
  open: boolean
  /** Called when an unread announcement opens. */
  onRead: () => void
}

/** Shows an announcement that folds. */
export function NoticeItem({ notice, unread, open, onRead }: NoticeItemProps) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)

  function toggled(event: SyntheticEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open) return
    setOpened(true)
    if (unread) onRead()
  }

  return (
    <details className={styles.notice} open={open} onToggle={toggled} data-unread={unread ? '' : undefined}>
      <summary className={styles.summary}>
        <NoticeHead notice={notice} unread={unread} />
        <ChevronDown className={styles.chevron} size={20} />
      </summary>
      <div className={styles.content}>
        {opened && <RichText html={notice.content} onNavigate={navigate} resolveImage={gatewayUrl} />}
      </div>
    </details>
  )
}

/** Shows the title and the time of an announcement. */
export function NoticeHead({ notice: { title, publishedAt }, unread }: Pick<NoticeItemProps, 'notice' | 'unread'>) {
  const { t } = useTranslation()
  return (
    <span className={styles.text}>
      <span className={styles.title}>
        {unread && <VisuallyHidden>{t('announcement.unread')} </VisuallyHidden>}
        {title}
      </span>
      <time className={styles.time} dateTime={new Date(publishedAt).toISOString()}>
        {formatDateTime(publishedAt, useLanguage())}
      </time>
    </span>
  )
}

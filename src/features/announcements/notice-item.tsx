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

type NoticeItemProps = {
  notice: Answer<typeof announcements.notices>[number]
  unread: boolean
  /** Called when an unread announcement opens. */
  onRead: () => void
}

export function NoticeItem({ notice: { title, content, publishedAt }, unread, onRead }: NoticeItemProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const [opened, setOpened] = useState(false)

  function toggled(event: SyntheticEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open) return
    setOpened(true)
    if (unread) onRead()
  }

  return (
    <details className={styles.notice} onToggle={toggled} data-unread={unread ? '' : undefined}>
      <summary className={styles.summary}>
        <span className={styles.text}>
          <span className={styles.title}>
            {unread && <VisuallyHidden>{t('announcement.unread')} </VisuallyHidden>}
            {title}
          </span>
          <time className={styles.time} dateTime={new Date(publishedAt).toISOString()}>
            {formatDateTime(publishedAt, language)}
          </time>
        </span>
        <ChevronDown className={styles.chevron} size={20} />
      </summary>
      <div className={styles.content}>
        {opened && <RichText html={content} onNavigate={navigate} resolveImage={gatewayUrl} />}
      </div>
    </details>
  )
}

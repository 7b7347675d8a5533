import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import styles from './notice-article.module.css'
import type { Notice } from './notice-item.tsx'

interface NoticeArticleProps {
  notice: Notice
  unread: boolean
  /** Called once if the announcement is unread when it opens. */
  onRead: () => void
}

/** Shows an announcement beside the list. */
export function NoticeArticle({ notice: { title, content, publishedAt }, unread, onRead }: NoticeArticleProps) {
  const navigate = useNavigate()
  const reported = useRef(false)
  // An announcement becomes unread again if the gateway refuses the change.
  useEffect(() => {
    if (!unread || reported.current) return
    reported.current = true
    onRead()
  }, [unread, onRead])
  return (
    <article className={styles.article}>
      <header>
        <h2>{title}</h2>
        <time dateTime={new Date(publishedAt).toISOString()}>{formatDateTime(publishedAt, useLanguage())}</time>
      </header>
      <RichText html={content} onNavigate={navigate} resolveImage={gatewayUrl} />
    </article>
  )
}

import { Link, useNavigate } from 'react-router-dom'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { type HelpDetail, helpAddress } from './help-address.ts'
import { HelpChildren } from './help-children.tsx'
import styles from './help-detail-screen.module.css'

/** Shows a topic or an article, and the topic's articles below it. */
export function HelpArticle({ detail: { at, topic, child } }: { detail: HelpDetail }) {
  const navigate = useNavigate()
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

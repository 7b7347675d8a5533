import { ChevronRight, MessageSquareHeart, ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HelpTopic } from '#contract/service.ts'
import { type HelpDetail, helpAddress } from './help-address.ts'
import { HelpChildren } from './help-children.tsx'
import styles from './help-screen.module.css'

interface HelpTopicsProps {
  topics: readonly HelpTopic[]
  /** The open topic or article. */
  current?: HelpDetail
}

/** Lists the topics of the help centre, each with its articles. */
export function HelpTopics({ topics, current }: HelpTopicsProps) {
  return (
    <div className={styles.topics}>
      {topics.map((topic, at) => (
        <Topic key={topic.title} topic={topic} at={at} current={current?.at === at ? current.child?.at : undefined} />
      ))}
      <MoreLinks />
    </div>
  )
}

function Topic({ topic, at, current }: { topic: HelpTopic; at: number; current: number | undefined }) {
  return (
    <section className={styles.topic}>
      <h2>
        <Link to={helpAddress({ topic: at })} className={styles.title}>
          {topic.title}
          <ChevronRight className={styles.chevron} size={20} />
        </Link>
      </h2>
      <HelpChildren topic={topic} at={at} current={current} />
    </section>
  )
}

function MoreLinks() {
  const { t } = useTranslation()
  return (
    <div className={styles.more}>
      <Link to="/m/userAgreement">
        <ScrollText size={20} />
        {t('footer.agreement')}
      </Link>
      <Link to="/m/feedback">
        <MessageSquareHeart size={20} />
        {t('route.feedback')}
      </Link>
    </div>
  )
}

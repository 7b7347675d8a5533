import { Link } from 'react-router-dom'
import type { HelpTopic } from '#contract/service.ts'
import { helpAddress } from './help-address.ts'
import styles from './help-children.module.css'

type HelpChildrenProps = {
  topic: HelpTopic
  at: number
  /** The position of the visible article. */
  current?: number
}

/** Shows a numbered list of a topic's articles. */
export function HelpChildren({ topic, at, current }: HelpChildrenProps) {
  if (topic.children.length === 0) return null
  return (
    <ol className={styles.children}>
      {topic.children.map(({ title }, child) => (
        <li key={title}>
          <Link
            to={helpAddress({ topic: at, child })}
            className={styles.child}
            aria-current={child === current ? 'page' : undefined}
          >
            <span className={styles.number}>{child + 1}.</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

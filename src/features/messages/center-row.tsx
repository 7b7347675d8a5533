import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '#ui/content/badge.tsx'
import styles from './message-center.module.css'

interface CenterRowProps {
  icon: ReactNode
  title: string
  hint: string
  unread?: number
  /** A page of the app, an external page, or an action. */
  target: { to: string } | { page: URL } | { onPress: () => unknown }
}

/** Shows one channel between merchant and member. */
export function CenterRow({ icon, title, hint, unread = 0, target }: CenterRowProps) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <strong>{title}</strong>
        <span>{hint}</span>
      </span>
      <Badge count={unread} />
      <ChevronRight size={18} className={styles.chevron} />
    </>
  )
  if ('to' in target) {
    return (
      <Link to={target.to} className={styles.row}>
        {content}
      </Link>
    )
  }
  if ('page' in target) {
    return (
      <a href={target.page.href} target="_blank" rel="noopener noreferrer" className={styles.row}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={target.onPress}>
      {content}
    </button>
  )
}

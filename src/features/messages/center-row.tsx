import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '#ui/badge.tsx'
import styles from './message-center.module.css'

interface CenterRowProps {
  icon: ReactNode
  title: string
  hint: string
  unread?: number
  /** A page of the app, an external page, or an action. */
  way: { to: string } | { page: URL } | { onPress: () => unknown }
}

/** Shows one channel between merchant and member. */
export function CenterRow({ icon, title, hint, unread = 0, way }: CenterRowProps) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{hint}</span>
      </span>
      <Badge count={unread} />
      <ChevronRight size={18} className={styles.chevron} />
    </>
  )
  if ('to' in way) {
    return (
      <Link to={way.to} className={styles.row}>
        {content}
      </Link>
    )
  }
  if ('page' in way) {
    return (
      <a href={way.page.href} target="_blank" rel="noopener noreferrer" className={styles.row}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={way.onPress}>
      {content}
    </button>
  )
}

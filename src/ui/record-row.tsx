import { ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './record-list.module.css'
import { useReturnLink } from './use-return-link.ts'

interface RecordRowProps {
  /** An icon or a picture. */
  picture: ReactNode
  title: string
  /** The address of what the row stands for, if it has one. */
  to?: string
  /** What is said below the title, one line each. */
  children: ReactNode
  /** The amount, and what is said below it. */
  end: ReactNode
}

/** One row of a record. */
export function RecordRow({ picture, title, to, children, end }: RecordRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.text}>
        <strong>{to ? <RowLink to={to}>{title}</RowLink> : title}</strong>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
      {to && <ChevronRight size={16} className={styles.chevron} />}
    </li>
  )
}

/** Takes the focus again when the person comes back from where it leads. */
function RowLink({ to, children }: { to: string; children: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <Link ref={link} to={to} onClick={useReturnLink(link, to)}>
      {children}
    </Link>
  )
}

/** The icon of a row; `good` is green. */
export function RecordIcon({ good, children }: { good?: boolean; children: ReactNode }) {
  return (
    <span className={styles.icon} data-good={good ? '' : undefined}>
      {children}
    </span>
  )
}

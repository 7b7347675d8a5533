import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './record-list.module.css'
import { ReturnLink } from './return-link.tsx'

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
    <div className={styles.row}>
      {picture}
      <div className={styles.text}>
        <strong>{to ? <ReturnLink to={to}>{title}</ReturnLink> : title}</strong>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
      {to && <ChevronRight size={16} className={styles.chevron} />}
    </div>
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

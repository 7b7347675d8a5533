import type { ReactNode } from 'react'
import styles from './record-list.module.css'

interface RecordRowProps {
  /** An icon or a picture. */
  picture: ReactNode
  title: string
  /** What is said below the title, one line each. */
  children: ReactNode
  /** The amount, and what is said below it. */
  end: ReactNode
}

/** One row of a record. */
export function RecordRow({ picture, title, children, end }: RecordRowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.text}>
        <strong>{title}</strong>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
    </li>
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

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReturnLink } from '../controls/return-link.tsx'
import { OpenRowLink, useOpensBeside } from './open-row.tsx'
import styles from './record-list.module.css'

interface RecordRowProps {
  /** An icon or a picture. */
  picture: ReactNode
  title: string
  /** The address of what the row represents, if it has one. */
  to?: string
  /** The name of its detail, which a wide window shows beside the list instead. */
  opens?: string
  /** The texts below the title, one line each. */
  children: ReactNode
  /** The amount, and the text below it. */
  end: ReactNode
}

/** One row of a record. */
export function RecordRow({ picture, title, to, opens, children, end }: RecordRowProps) {
  const opensBeside = useOpensBeside(opens)
  return (
    <div className={styles.row}>
      {picture}
      <div className={styles.text}>
        <strong>
          {opensBeside ? (
            <OpenRowLink row={opens}>{title}</OpenRowLink>
          ) : (
            (to && <ReturnLink to={to}>{title}</ReturnLink>) || title
          )}
        </strong>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
      {to && !opensBeside && <ChevronRight size={16} className={styles.chevron} />}
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

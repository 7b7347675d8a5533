import type { ReactNode } from 'react'
import { recordPanelId } from './record-filter.tsx'
import styles from './record-page.module.css'

interface RecordPageProps {
  filter: ReactNode
  /** Names the panel by the selected period. */
  label: string
  children: ReactNode
}

/** Stacks a record's filter and what it selects. */
export function RecordPage({ filter, label, children }: RecordPageProps) {
  return (
    <div className={styles.page}>
      {filter}
      <div id={recordPanelId} role="tabpanel" tabIndex={-1} aria-label={label} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

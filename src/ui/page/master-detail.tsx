import type { ReactNode } from 'react'
import { useWidth } from '../look/use-width.ts'
import styles from './master-detail.module.css'

interface MasterDetailProps {
  list: ReactNode
  /** The open item; undefined while the address names none. */
  detail: ReactNode
  /** Shown beside the list while no item is open, unless the list is loading or empty. */
  nothing?: ReactNode
}

/** Shows a list and its open item: beside each other in a wide window, one at a time on a phone. */
export function MasterDetail({ list, detail, nothing }: MasterDetailProps) {
  if (useWidth() === 'phone') return detail ?? list
  return (
    <div className={styles.pair}>
      <div className={styles.list}>{list}</div>
      <div className={styles.detail} data-nothing={detail ? undefined : ''}>
        {detail ?? nothing}
      </div>
    </div>
  )
}

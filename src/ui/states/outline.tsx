import type { ReactNode } from 'react'
import styles from './outline.module.css'

/** Shows a skeleton of exactly the size of its children, which are laid out but neither seen nor reached. */
export function Outline({ children }: { children: ReactNode }) {
  return (
    <div className={styles.outline} inert>
      <div className={styles.content}>{children}</div>
    </div>
  )
}

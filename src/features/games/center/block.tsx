import { type ReactNode, useId } from 'react'
import styles from './center.module.css'

/** A titled part of the game centre. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

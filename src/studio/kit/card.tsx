import { type ReactNode, useId } from 'react'
import { classes } from '#ui/look/classes.ts'
import styles from './card.module.css'

interface CardProps {
  title: string
  icon: ReactNode
  /** Shown at the end of the heading's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** Shows one topic of a world. */
export function Card({ title, icon, action, className, children }: CardProps) {
  const id = useId()
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id}>
      <header className={styles.head}>
        {icon}
        <h2 id={id}>{title}</h2>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </section>
  )
}

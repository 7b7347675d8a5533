import type { ReactNode } from 'react'
import type { OutcomeTone } from '#ui/states/outcome.tsx'
import styles from './order-parts.module.css'

interface OrderResultProps {
  /** The buttons below, such as the link to the record. */
  actions: ReactNode
  children: ReactNode
}

/** Stacks the outcome of an order of money, its details and what to do next. */
export function OrderResult({ actions, children }: OrderResultProps) {
  return (
    <section className={styles.result}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** Shows the status of an order in a row; without a tone it is muted. */
export function OrderStatus({ tone, children }: { tone: OutcomeTone | undefined; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}

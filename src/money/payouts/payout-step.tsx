import type { ReactNode } from 'react'
import styles from './payouts.module.css'

interface PayoutStepProps {
  title: string
  text: string
  /** The form. */
  children: ReactNode
}

/** Shows one requirement of a withdrawal, and its form. */
export function PayoutStep({ title, text, children }: PayoutStepProps) {
  return (
    <section className={styles.step}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

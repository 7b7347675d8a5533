import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './outcome.module.css'

export type OutcomeTone = 'waiting' | 'done' | 'failed'

const icons = { waiting: Clock, done: CircleCheck, failed: CircleX }

interface OutcomeProps {
  tone: OutcomeTone
  title: string
  amount: ReactNode
  text: string
}

/** Shows the state of an order of money, and announces its changes. */
export function Outcome({ tone, title, amount, text }: OutcomeProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.outcome} data-tone={tone} role="status">
      <span className={styles.mark}>
        <Icon size={40} />
      </span>
      <h2>{title}</h2>
      <span className={styles.amount}>{amount}</span>
      <p>{text}</p>
    </div>
  )
}

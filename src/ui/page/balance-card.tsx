import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './balance-card.module.css'

interface BalanceCardProps {
  label: string
  /** The record of the movements that the screen makes. */
  record?: { to: string; name: string; text: string }
  children: ReactNode
}

/** Shows the balance at the top of a screen that moves money. */
export function BalanceCard({ label, record, children }: BalanceCardProps) {
  return (
    <header className={styles.card}>
      <p>{label}</p>
      {record && (
        <Link to={record.to} className={styles.record} aria-label={record.name}>
          <ReceiptText size={18} />
          {record.text}
        </Link>
      )}
      <div className={styles.sum}>{children}</div>
    </header>
  )
}

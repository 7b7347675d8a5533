import type { ReactNode } from 'react'
import styles from './summary.module.css'

export interface SummaryRow {
  label: string
  value: ReactNode
}

interface SummaryProps {
  label?: string
  rows: readonly SummaryRow[]
  /** The last row, set apart from the others. */
  total?: SummaryRow
}

/** Shows named values below one another, such as an amount, its fee and the total. */
export function Summary({ label, rows, total }: SummaryProps) {
  return (
    <dl className={styles.summary} aria-label={label}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
      {total && <Row {...total} className={styles.total} />}
    </dl>
  )
}

const Row = ({ label, value, className }: SummaryRow & { className?: string }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

import styles from './chip.module.css'
import { usePage } from './page-context.ts'

interface ChipProps {
  amount: number
  /** Which of the table's colours, from 0. */
  tone: number
}

/** A chip with its value on it; the amount is told in the text beside it. */
export function Chip({ amount, tone }: ChipProps) {
  const { short } = usePage()
  const label = short(amount)
  return (
    <span className={styles.chip} data-tone={tone % 6} data-long={label.length > 3 || undefined} aria-hidden="true">
      <span className={styles.value}>{label}</span>
    </span>
  )
}

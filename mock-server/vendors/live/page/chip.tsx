import styles from './chip.module.css'
import { usePage } from './page-context.ts'

interface ChipProps {
  amount: number
  /** The index of its colour. */
  tone: number
}

/** Draws a chip with its value. It is decorative: the text beside it has the amount. */
export function Chip({ amount, tone }: ChipProps) {
  const { short } = usePage()
  const label = short(amount)
  return (
    <span className={styles.chip} data-tone={tone % 6} data-long={label.length > 3 || undefined} aria-hidden="true">
      <span className={styles.value}>{label}</span>
    </span>
  )
}

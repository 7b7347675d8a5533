import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { TableView } from '../contract.ts'
import styles from './countdown.module.css'
import { usePage } from './page-context.ts'
import { useNow } from './use-now.ts'

const length = 2 * Math.PI * 20

/** Shows the seconds left to bet as a shrinking ring. */
export function Countdown({ view, betting }: { view: TableView; betting: number }) {
  const { text } = usePage()
  const now = useNow()
  if (view.phase !== 'betting') return null
  const left = Math.max(0, view.closesAt - now)
  const seconds = Math.ceil(left / 1_000)
  return (
    <div
      className={styles.countdown}
      data-soon={seconds <= 5 || undefined}
      role="timer"
      aria-label={fill(text.seconds, { count: seconds })}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r="20"
          className={styles.ring}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - Math.min(1, left / betting))}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </div>
  )
}

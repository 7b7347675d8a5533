import { Fragment } from 'react'
import styles from './countdown.module.css'
import { timeLeft } from './time-left.ts'

type CountdownProps = {
  /** How much is left, in milliseconds; what is over counts as nothing. */
  ms: number
  /** What it runs to, for those who listen. */
  label: string
}

/** Hours, minutes and seconds that are left. Whoever mounts it looks at the clock. */
export function Countdown({ ms, label }: CountdownProps) {
  return (
    <div role="timer" aria-label={label} className={styles.countdown}>
      {timeLeft(ms).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={index}>
          {index > 0 && <span className={styles.colon}>:</span>}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </div>
  )
}

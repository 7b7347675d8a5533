import { Fragment } from 'react'
import styles from './countdown.module.css'
import { timeLeft } from './time-left.ts'

type CountdownProps = {
  /** The remaining milliseconds; a negative value counts as 0. */
  ms: number
  /** Describes the target to screen readers. */
  label: string
}

/** Shows the remaining hours, minutes and seconds. The parent reads the clock. */
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

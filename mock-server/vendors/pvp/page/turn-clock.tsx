import { useEffect, useState } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Turn } from '../contract.ts'
import { usePage } from './page-context.ts'
import styles from './turn-clock.module.css'

/** Shows the time left in a turn, by the platform's clock. */
export function TurnClock({ turn, length }: { turn: Turn; length: number }) {
  const { text, clock } = usePage()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 250)
    return () => clearInterval(timer)
  }, [clock])
  const left = Math.min(length, Math.max(0, turn.until - now))
  const seconds = Math.ceil(left / 1_000)
  return (
    <div
      className={styles.clock}
      role="timer"
      aria-label={fill(text.seconds, { count: seconds })}
      data-soon={seconds <= 5 || undefined}
    >
      <span className={styles.bar} style={{ inlineSize: `${(left / length) * 100}%` }} />
      <b aria-hidden="true">{seconds}</b>
    </div>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Board } from '../contract.ts'
import { Balls } from './balls.tsx'
import { countdownText } from './countdown.ts'
import styles from './issue-card.module.css'
import { useNow, usePage } from './page-context.ts'

/** Refetches the board once an instant of the platform's clock has passed. */
function useFreshBoardAfter(at: number, now: number) {
  const client = useQueryClient()
  const refetchedFor = useRef(0)
  useEffect(() => {
    if (now < at || refetchedFor.current === at) return
    refetchedFor.current = at
    void client.invalidateQueries({ queryKey: ['board'] })
    void client.invalidateQueries({ queryKey: ['orders'] })
    void client.invalidateQueries({ queryKey: ['account'] })
  }, [client, at, now])
}

/** Shows the open issue and the result of the previous one. */
export function IssueCard({ board: { game } }: { board: Board }) {
  const { text } = usePage()
  const now = useNow()
  const { issue, opened } = game
  const left = Math.max(0, issue.closesAt - now)
  /** Whether the previous issue has closed and is not drawn yet. */
  const drawing = opened.drawAt < issue.opensAt && now >= issue.opensAt
  const drawAt = issue.opensAt + (issue.drawAt - issue.closesAt)
  useFreshBoardAfter(issue.closesAt, now)
  useFreshBoardAfter(drawAt, now)
  const share = Math.min(1, left / (issue.closesAt - issue.opensAt))
  return (
    <section className={styles.card} aria-label={fill(text.issue, { numero: issue.numero })}>
      <div className={styles.top}>
        <div>
          <p className={styles.numero}>{fill(text.issue, { numero: issue.numero })}</p>
          <p className={styles.label}>{text.closesIn}</p>
        </div>
        <p className={styles.left} role="timer">
          {countdownText(left, text.units)}
        </p>
      </div>
      <div className={styles.track} aria-hidden="true">
        <i style={{ scale: `${share} 1` }} />
      </div>
      <div className={styles.last} aria-live="polite">
        <p className={styles.label}>
          {drawing ? text.drawing : `${text.lastDraw} · ${opened.numero}`}
          {!drawing && opened.station && ` · ${fill(text.station, { name: opened.station })}`}
        </p>
        <Balls group={game.gameGroupId} rows={opened.rows} onAccent />
      </div>
    </section>
  )
}

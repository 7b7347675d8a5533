import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { Ball } from './ball.tsx'
import styles from './ball-tray.module.css'
import { winsSoFar } from './daub.ts'
import { usePage } from './page-context.ts'
import type { Table } from './state.ts'

/** Shows the last ball, the earlier ones and the wins so far. */
export function BallTray({ table, out }: { table: Table; out: number }) {
  const { text, money, opened } = usePage()
  const { round, phase } = table
  const balls = round?.balls.slice(0, out) ?? []
  const last = balls.at(-1)
  const won = round ? winsSoFar(round.wins, out).reduce((sum, { amount }) => sum + amount, 0) : 0
  const isShown = phase.name === 'shown'
  return (
    <section className={styles.tray} data-drawing={(round && !isShown) || undefined}>
      <div className={styles.balls} aria-hidden="true">
        <span className={styles.current}>{last !== undefined && <Ball key={last} number={last} size="large" />}</span>
        <span className={styles.before}>
          {balls
            .slice(-6, -1)
            .toReversed()
            .map((number) => (
              <Ball key={number} number={number} size="small" />
            ))}
        </span>
        <span className={styles.count}>{fill(text.out, { count: out, all: opened.drawn })}</span>
      </div>
      <p className={styles.story} role="status" data-won={won > 0 || undefined}>
        {isShown ? (
          won > 0 ? (
            <b>{fill(text.won, { amount: money(won) })}</b>
          ) : (
            text.nothing
          )
        ) : round ? (
          won > 0 ? (
            <b>{fill(text.won, { amount: money(won) })}</b>
          ) : (
            text.drawing
          )
        ) : (
          text.ready
        )}
      </p>
    </section>
  )
}

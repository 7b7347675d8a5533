import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { usePage } from './page-context.ts'
import styles from './result.module.css'
import type { Table } from './state.ts'
import { times } from './texts.ts'

/** Shows the result of the player's bet, or a lost connection, at the bottom of the stage. */
export function Result({ table: { own, silent, view } }: { table: Table }) {
  const { text, money } = usePage()
  const kind = silent ? 'silent' : own?.status === 'won' ? 'won' : own?.status === 'lost' ? 'lost' : undefined
  const words = {
    silent: text.silent,
    won: own?.cashedOut ? fill(text.won, { amount: money(own.win), multiplier: times(own.cashedOut) }) : '',
    lost: text.lost,
  }
  return (
    <div className={styles.place} role="status">
      {kind && (
        <p key={`${view.round.number}-${kind}`} className={styles.result} data-kind={kind}>
          {words[kind]}
        </p>
      )}
    </div>
  )
}

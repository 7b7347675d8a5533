import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { winAt } from '../rules/crash.ts'
import { usePage } from './page-context.ts'
import styles from './players.module.css'
import type { Table } from './state.ts'
import { times } from './texts.ts'

/** Shows the players of this round and their cash-outs, the player's own bet first. */
export function Players({ table: { view, own } }: { table: Table }) {
  const { text } = usePage()
  const { players } = view
  const crashed = view.round.phase === 'crashed'
  const count = players.length + (own ? 1 : 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users could not scroll it otherwise
    <section className={styles.players} aria-label={fill(text.players, { count })} tabIndex={0}>
      <h2 className={styles.title}>{fill(text.players, { count })}</h2>
      <ul className={styles.list}>
        {own && <Player name={text.you} bet={own.bet} cashedOut={own.cashedOut} crashed={crashed} isOwn />}
        {players.map(({ name, bet, cashedOut }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round's players keep their order, and names may repeat
          <Player key={`${view.round.number}-${at}`} name={name} bet={bet} cashedOut={cashedOut} crashed={crashed} />
        ))}
      </ul>
    </section>
  )
}

interface PlayerProps {
  name: string
  bet: number
  cashedOut: number | null
  crashed: boolean
  isOwn?: boolean
}

function Player({ name, bet, cashedOut, crashed, isOwn }: PlayerProps) {
  const { money } = usePage()
  const state = cashedOut !== null ? 'out' : crashed ? 'lost' : 'in'
  return (
    <li className={styles.player} data-state={state} data-own={isOwn || undefined}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.bet}>{money(bet)}</span>
      <span className={styles.out}>{cashedOut !== null && times(cashedOut)}</span>
      <span className={styles.win}>{cashedOut !== null && money(winAt(bet * 100, cashedOut) / 100)}</span>
    </li>
  )
}

import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { TableView } from '../contract.ts'
import { colourOf } from '../rules/roulette.ts'
import styles from './banner.module.css'
import { usePage } from './page-context.ts'
import { type Table, totalOf } from './state.ts'
import { useNow } from './use-now.ts'

interface BannerProps {
  table: Table
  isLost: boolean
}

/** Shows one line under the dealer: what to do, what happened or what was won. */
export function Banner({ table, isLost }: BannerProps) {
  const { text } = usePage()
  const { view, hint } = table
  const tone = view.phase === 'result' ? view.road.at(-1)?.winner : view.phase
  return (
    <div className={styles.banner} data-tone={isLost ? 'lost' : tone} role="status">
      {isLost ? text.lost : hint ? text[hint] : <Phase table={table} />}
    </div>
  )
}

function Phase({ table }: { table: Table }) {
  const { text } = usePage()
  const { view, pending } = table
  if (view.phase === 'result') return <Verdict view={view} />
  if (view.phase === 'pause') return <Waiting view={view} />
  const idle = view.phase === 'betting' && pending.length === 0 && view.bets.length === 0
  return idle ? text.placeChips : text.phases[view.phase]
}

function Waiting({ view }: { view: TableView }) {
  const { text } = usePage()
  const seconds = Math.max(0, Math.ceil((view.opensAt - useNow(500)) / 1_000))
  return (
    <>
      {text.phases.pause} <small aria-hidden="true">{fill(text.next, { count: seconds })}</small>
    </>
  )
}

/** Shows the winner of the round and what it returned to the player. */
function Verdict({ view }: { view: TableView }) {
  const { text, rules } = usePage()
  const winner = view.road.at(-1)?.winner ?? ''
  const title =
    rules === 'roulette'
      ? fill(text.numberWins, { pocket: Number(winner), colour: text.colours[colourOf(Number(winner))] })
      : text.wins[winner]
  return (
    <>
      <b>{title}</b>
      <Gain view={view} />
    </>
  )
}

function Gain({ view: { won, bets, road } }: { view: TableView }) {
  const { text, money } = usePage()
  if (won === null) return null
  if (won === 0) return <small>{text.lostRound}</small>
  const isUndecided = road.at(-1)?.winner === 'tie' && won <= totalOf(bets)
  return isUndecided ? (
    <small>{fill(text.pushed, { amount: money(won) })}</small>
  ) : (
    <b className={styles.gain}>{fill(text.won, { amount: money(won) })}</b>
  )
}

import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Sight } from '../contract.ts'
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
  const { sight, hint } = table
  const tone = sight.phase === 'result' ? sight.road.at(-1)?.winner : sight.phase
  return (
    <div className={styles.banner} data-tone={isLost ? 'lost' : tone} role="status">
      {isLost ? text.lost : hint ? text[hint] : <Phase table={table} />}
    </div>
  )
}

function Phase({ table }: { table: Table }) {
  const { text } = usePage()
  const { sight, pending } = table
  if (sight.phase === 'result') return <Verdict sight={sight} />
  if (sight.phase === 'pause') return <Waiting sight={sight} />
  const idle = sight.phase === 'betting' && pending.length === 0 && sight.bets.length === 0
  return idle ? text.placeChips : text.phases[sight.phase]
}

function Waiting({ sight }: { sight: Sight }) {
  const { text } = usePage()
  const seconds = Math.max(0, Math.ceil((sight.opensAt - useNow(500)) / 1_000))
  return (
    <>
      {text.phases.pause} <small aria-hidden="true">{fill(text.next, { count: seconds })}</small>
    </>
  )
}

/** Shows the winner of the round and what it returned to the player. */
function Verdict({ sight }: { sight: Sight }) {
  const { text, rules } = usePage()
  const winner = sight.road.at(-1)?.winner ?? ''
  const title =
    rules === 'roulette'
      ? fill(text.numberWins, { pocket: Number(winner), colour: text.colours[colourOf(Number(winner))] })
      : text.wins[winner]
  return (
    <>
      <b>{title}</b>
      <Gain sight={sight} />
    </>
  )
}

function Gain({ sight: { won, bets, road } }: { sight: Sight }) {
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

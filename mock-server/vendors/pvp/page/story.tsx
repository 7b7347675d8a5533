import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { Moment } from './moment.ts'
import { usePage } from './page-context.ts'
import type { Table } from './state.ts'
import styles from './story.module.css'

interface StoryProps {
  table: Table
  moment: Moment | undefined
}

/** Shows one line in the middle of the table: whose turn it is, or how the hand ended. */
export function Story({ table, moment }: StoryProps) {
  const { text } = usePage()
  const ended = moment?.isOver === true
  return (
    <div className={styles.story} role="status" data-end={ended ? ending(table) : undefined}>
      {ended ? <Ending table={table} /> : <p>{now(text, table, moment)}</p>}
    </div>
  )
}

function now(text: ReturnType<typeof usePage>['text'], { opened }: Table, moment: Moment | undefined): string {
  if (!moment) return text.sit
  if (moment.actor === undefined) return text.dealing
  return moment.actor === 0
    ? text.yourTurn
    : fill(text.turnOf, { name: opened.opponents[moment.actor - 1]?.name ?? '' })
}

/** Returns how the hand ended for the player. */
function ending({ view: { hand } }: Table): 'won' | 'shared' | 'folded' | 'lost' {
  const [me, ...others] = hand?.seats ?? []
  if ((me?.took ?? 0) > 0) return others.some(({ took, folded }) => took > 0 && !folded) ? 'shared' : 'won'
  return me?.folded ? 'folded' : 'lost'
}

function Ending({ table }: { table: Table }) {
  const { text, money, handName } = usePage()
  const seats = table.view.hand?.seats ?? []
  const how = ending(table)
  const took = money(seats[0]?.took ?? 0)
  const best = seats.toSorted((one, other) => other.took - one.took)[0]
  const name = best?.name ?? ''
  if (how === 'won') return <p>{fill(text.youWon, { amount: took })}</p>
  if (how === 'shared') return <p>{fill(text.youShared, { amount: took })}</p>
  const winner = best?.hand
    ? fill(text.withHand, { name: fill(text.youLost, { name }), hand: handName(best.hand) })
    : fill(text.youLost, { name })
  return (
    <>
      {how === 'folded' && <small>{text.youFolded}</small>}
      <p>{winner}</p>
    </>
  )
}

import { Minus, Plus } from 'lucide-react'
import type { Dispatch } from 'react'
import { newKey } from '#contract/new-key.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import { useKeptFocus } from '#mock-server/vendors/page-kit/use-kept-focus.ts'
import type { Turn } from '../contract.ts'
import styles from './actions.module.css'
import type { Moment } from './moment.ts'
import { usePage } from './page-context.ts'
import { type Action, nextAnte, openHand, type Table } from './state.ts'
import { TurnClock } from './turn-clock.tsx'

interface ActionsProps {
  table: Table
  moment: Moment | undefined
  dispatch: Dispatch<Action>
}

/** Shows the available moves and the player's balance. */
export function Actions({ table, moment, dispatch }: ActionsProps) {
  const { text, money } = usePage()
  const hand = openHand(table)
  const isMine = moment?.actor === 0 && hand?.turn
  const isWaiting = !isMine && (hand !== undefined || (moment !== undefined && !moment.isOver))
  const place = useKeptFocus<HTMLDivElement>(isMine ? 'moves' : isWaiting)
  return (
    <div ref={place} tabIndex={-1} className={styles.actions}>
      {isMine ? (
        <Moves table={table} turn={isMine} dispatch={dispatch} />
      ) : isWaiting ? (
        <p className={styles.wait} aria-hidden="true">
          <i />
          <i />
          <i />
        </p>
      ) : (
        <Start table={table} dispatch={dispatch} />
      )}
      <dl className={styles.meters}>
        <div>
          <dt>{text.balance}</dt>
          <dd>{money(shownBalance(table, moment))}</dd>
        </div>
        <div>
          <dt>{text.paid}</dt>
          <dd>{money(moment?.seats[0]?.paid ?? 0)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Returns the balance to show. It includes the win only after the showdown. */
function shownBalance({ view }: Table, moment: Moment | undefined): number {
  const took = view.hand?.end ? (view.hand.seats[0]?.took ?? 0) : 0
  return moment?.isOver ? view.balance : view.balance - took
}

function Moves({ table, turn, dispatch }: { table: Table; turn: Turn; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  const busy = table.phase.name === 'requesting'
  const stack = table.opened.stackAntes * table.ante
  const mine = table.view.hand?.seats[0]?.paid ?? 0
  return (
    <>
      <TurnClock turn={turn} length={table.opened.turnTime} />
      <div className={styles.moves}>
        {turn.options.map(({ move, pays }) => (
          <PageButton
            key={move}
            className={styles.move}
            data-move={move}
            disabled={busy}
            onClick={() => dispatch({ type: 'moved', move })}
          >
            <b>{text.moves[move]}</b>
            {pays > 0 && <small>{move === 'call' && mine + pays >= stack ? text.allIn : money(pays)}</small>}
          </PageButton>
        ))}
      </div>
    </>
  )
}

function Start({ table, dispatch }: { table: Table; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  const busy = table.phase.name === 'requesting'
  const step = (by: 1 | -1) => dispatch({ type: 'anteStepped', by })
  return (
    <div className={styles.start}>
      <div className={styles.ante}>
        <PageButton
          className={styles.step}
          aria-label={text.anteDown}
          disabled={busy || nextAnte(table, -1) === undefined}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" size={20} />
        </PageButton>
        <p>
          <small>{text.ante}</small>
          <b>{money(table.ante)}</b>
        </p>
        <PageButton
          className={styles.step}
          aria-label={text.anteUp}
          disabled={busy || nextAnte(table, 1) === undefined}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" size={20} />
        </PageButton>
      </div>
      <PageButton
        className={styles.deal}
        disabled={busy}
        onClick={() => dispatch({ type: 'dealt', idempotencyKey: newKey() })}
      >
        {table.view.hand ? text.again : text.deal}
      </PageButton>
    </div>
  )
}

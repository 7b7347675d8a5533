import { Minus, Plus, RefreshCw } from 'lucide-react'
import type { Dispatch } from 'react'
import { newKey } from '#contract/new-key.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import { useKeptFocus } from '#mock-server/vendors/page-kit/use-kept-focus.ts'
import styles from './controls.module.css'
import { usePage } from './page-context.ts'
import { type Action, nextPrice, type Table } from './state.ts'

interface ControlsProps {
  table: Table
  out: number
  auto: boolean
  onAuto: () => void
  dispatch: Dispatch<Action>
}

/** Shows the purchase before the draw, and the draw's controls afterwards. */
export function Controls({ table, out, auto, onAuto, dispatch }: ControlsProps) {
  const { text, money } = usePage()
  const { round } = table
  const isDrawing = round !== undefined && !round.settled
  const place = useKeptFocus<HTMLDivElement>(isDrawing)
  return (
    <div ref={place} tabIndex={-1} className={styles.controls}>
      {isDrawing ? (
        <Drawing
          auto={auto}
          onAuto={onAuto}
          busy={table.phase.name === 'requesting' || out === 0}
          dispatch={dispatch}
        />
      ) : (
        <Choosing table={table} dispatch={dispatch} />
      )}
      <dl className={styles.meters}>
        <div>
          <dt>{text.balance}</dt>
          <dd>{money(table.balance)}</dd>
        </div>
        <div>
          <dt>{text.bet}</dt>
          <dd>{money(round ? round.price * round.cards.length : table.price * table.cards)}</dd>
        </div>
      </dl>
    </div>
  )
}

interface DrawingProps {
  auto: boolean
  onAuto: () => void
  busy: boolean
  dispatch: Dispatch<Action>
}

function Drawing({ auto, onAuto, busy, dispatch }: DrawingProps) {
  const { text } = usePage()
  return (
    <div className={styles.drawing}>
      <button type="button" className={styles.toggle} aria-pressed={auto} onClick={onAuto}>
        <i aria-hidden="true" />
        {text.auto}
      </button>
      <PageButton className={styles.main} disabled={busy} onClick={() => dispatch({ type: 'ended' })}>
        {text.skip}
      </PageButton>
    </div>
  )
}

function Choosing({ table, dispatch }: { table: Table; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  const busy = table.phase.name === 'requesting'
  const isShown = table.phase.name === 'shown'
  const step = (by: 1 | -1) => dispatch({ type: 'priceStepped', by })
  return (
    <>
      <div className={styles.row}>
        <fieldset className={styles.counts}>
          <legend className="visually-hidden">{text.cards}</legend>
          {[1, 2, 3, 4].map((cards) => (
            <PageButton
              key={cards}
              aria-pressed={table.cards === cards}
              disabled={busy}
              onClick={() => dispatch({ type: 'cardsChosen', cards })}
            >
              {cards}
              <span className="visually-hidden"> {fillCount(text, 'cardCount', cards)}</span>
            </PageButton>
          ))}
        </fieldset>
        <div className={styles.price}>
          <PageButton
            aria-label={text.priceDown}
            disabled={busy || nextPrice(table, -1) === undefined}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" size={18} />
          </PageButton>
          <p>
            <small>{text.price}</small>
            <b>{money(table.price)}</b>
          </p>
          <PageButton
            aria-label={text.priceUp}
            disabled={busy || nextPrice(table, 1) === undefined}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" size={18} />
          </PageButton>
        </div>
      </div>
      <div className={styles.row}>
        <PageButton
          className={styles.other}
          aria-label={isShown ? text.again : text.other}
          disabled={busy}
          onClick={() => dispatch({ type: 'otherCards' })}
        >
          <RefreshCw aria-hidden="true" size={20} />
        </PageButton>
        <PageButton
          className={styles.main}
          disabled={busy}
          onClick={() => dispatch({ type: 'bought', idempotencyKey: newKey() })}
        >
          {fill(text.buy, { amount: money(table.price * table.cards) })}
        </PageButton>
      </div>
    </>
  )
}

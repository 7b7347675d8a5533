import { CircleCheck, X } from 'lucide-react'
import { type Dispatch, useId, useState } from 'react'
import { newKey } from '#contract/new-key.ts'
import { editAmount, readAmount, writeAmount } from '#contract/typed-amount.ts'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import type { SportsBet } from '../contract.ts'
import { type Leg, oddsOf } from './legs.ts'
import { pickLabel } from './match-card.tsx'
import { usePage } from './page-context.ts'
import styles from './slip.module.css'
import { canCombine, type Mode, modeOf, sumsOf } from './stakes.ts'
import { type Accept, type Action, type Book, obstacleOf } from './state.ts'

interface SlipProps {
  book: Book
  dispatch: Dispatch<Action>
}

const quick = [10, 50, 100, 500]
const accepts: readonly Accept[] = ['none', 'better', 'any']
const modes: readonly Mode[] = ['single', 'accumulator']

/** Shows the picks, the stake and the possible win, and places the bet. */
export function Slip({ book, dispatch }: SlipProps) {
  const { text } = usePage()
  const { slip, placed } = book
  return (
    <Sheet
      title={text.slip}
      closeLabel={text.close}
      onClose={() => dispatch({ type: 'slip', open: false })}
      foot={slip.length > 0 && <Foot book={book} dispatch={dispatch} />}
    >
      <div role="status">{placed.length > 0 && <PlacedBets bets={placed} dispatch={dispatch} />}</div>
      {slip.length === 0 && placed.length === 0 && <p>{text.emptySlip}</p>}
      {canCombine(book) && (
        <div className={styles.choice}>
          {modes.map((mode) => (
            <button
              key={mode}
              type="button"
              aria-pressed={modeOf(book) === mode}
              onClick={() => dispatch({ type: 'mode', mode })}
            >
              {text[mode]}
            </button>
          ))}
        </div>
      )}
      <ul className={styles.legs}>
        {slip.map((leg) => (
          <LegRow key={`${leg.match.id}/${leg.market}`} leg={leg} dispatch={dispatch} />
        ))}
      </ul>
      {slip.length > 0 && <Stake book={book} dispatch={dispatch} />}
    </Sheet>
  )
}

/** Shows the placed bets with a link to the member's bets. */
function PlacedBets({ bets, dispatch }: { bets: readonly SportsBet[]; dispatch: Dispatch<Action> }) {
  const { text, money } = usePage()
  return (
    <div className={styles.placed}>
      <CircleCheck aria-hidden="true" size={44} />
      <p>{fillCount(text, 'placed', bets.length)}</p>
      <ul>
        {bets.map(({ id, stake, potential, odds }) => (
          <li key={id}>
            <span>
              {text.stake} <b>{money(stake)}</b> × {odds.toFixed(2)}
            </span>
            <span>
              {text.potential} <b>{money(potential)}</b>
            </span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          dispatch({ type: 'slip', open: false })
          dispatch({ type: 'view', view: 'bets' })
        }}
      >
        {text.toBets}
      </button>
    </div>
  )
}

function LegRow({ leg, dispatch }: { leg: Leg; dispatch: Dispatch<Action> }) {
  const { text } = usePage()
  const { match, market, line, pick, odds, moved } = leg
  const label = pickLabel(text, pick, market, line)
  return (
    <li className={styles.leg}>
      <div>
        <b>{label}</b>
        <small>
          {text.markets[market]} · {match.home} – {match.away}
        </small>
      </div>
      <b className={styles.odds} data-moved={moved}>
        {odds === null ? text.suspended : odds.toFixed(2)}
        {moved && <span aria-hidden="true">{moved === 'up' ? ' ▲' : ' ▼'}</span>}
      </b>
      <button
        type="button"
        aria-label={fill(text.remove, { name: `${label}, ${match.home} – ${match.away}` })}
        onClick={() => dispatch({ type: 'dropped', matchId: match.id, market })}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </li>
  )
}

/** Formats a stake for the field. */
const written = (stake: number | undefined, language: string) =>
  stake === undefined ? '' : writeAmount(stake, language)

function Stake({ book, dispatch }: SlipProps) {
  const { text, money, language } = usePage()
  const id = useId()
  const problemId = useId()
  const { least, most } = book.opened.limits
  const [typed, setTyped] = useState(() => written(book.stake, language))
  // A stake from a button replaces the typed text.
  const shown = readAmount(typed, language) === book.stake ? typed : written(book.stake, language)
  const unreadable = shown !== '' && book.stake === undefined
  const type = (value: string) => {
    const next = editAmount(shown, value, language)
    setTyped(next)
    dispatch({ type: 'stake', stake: readAmount(next, language) })
  }
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {modeOf(book) === 'single' && book.slip.length > 1 ? text.stakeEach : text.stake}
        <small>{fill(text.limits, { least: money(least), most: money(most) })}</small>
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        aria-invalid={unreadable}
        aria-describedby={problemId}
        onChange={(event) => type(event.target.value)}
      />
      <p id={problemId} className={styles.problem}>
        {unreadable && fill(text.unreadableStake, { example: written(least, language) })}
      </p>
      <div className={styles.quick}>
        {quick.map((times) => (
          <button key={times} type="button" onClick={() => dispatch({ type: 'stake', stake: least * times })}>
            {money(least * times)}
          </button>
        ))}
      </div>
      <p className={styles.label}>{text.acceptLabel}</p>
      <div className={styles.choice}>
        {accepts.map((accept) => (
          <button
            key={accept}
            type="button"
            aria-pressed={book.accept === accept}
            onClick={() => dispatch({ type: 'accept', accept })}
          >
            {text.accept[accept]}
          </button>
        ))}
      </div>
    </>
  )
}

function Foot({ book, dispatch }: SlipProps) {
  const { text, money } = usePage()
  const { cost, potential } = sumsOf(book)
  const obstacle = obstacleOf(book)
  const lines = [
    [text.odds, modeOf(book) === 'accumulator' || book.slip.length === 1 ? oddsOf(book.slip).toFixed(2) : '–'],
    [text.potential, money(potential)],
  ] as const
  const place = () => dispatch({ type: 'placing', keys: book.slip.map(() => newKey()) })
  return (
    <div className={styles.foot}>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageButton className={styles.place} disabled={obstacle !== undefined} onClick={place}>
        {obstacle === 'busy'
          ? text.placing
          : obstacle === 'closed'
            ? text.suspended
            : fill(text.place, { cost: money(cost) })}
      </PageButton>
    </div>
  )
}

import { type Dispatch, useState } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { PageButton } from '#mock-server/vendors/page-kit/page-button.tsx'
import type { MatchView } from '../contract.ts'
import { isPicked } from './legs.ts'
import styles from './match-card.module.css'
import { usePage } from './page-context.ts'
import type { Action, Book } from './state.ts'

interface MatchCardProps {
  match: MatchView
  book: Book
  dispatch: Dispatch<Action>
}

type Market = MatchView['markets'][number]

/** Shows a match with its teams, score and markets; only the first market is expanded. */
export function MatchCard({ match, book, dispatch }: MatchCardProps) {
  const { text } = usePage()
  const [all, setAll] = useState(false)
  const { league, home, away, score, markets } = match
  const shown = all ? markets : markets.slice(0, 1)
  return (
    <li className={styles.card}>
      <p className={styles.league}>
        <span>{league}</span>
        <When match={match} />
      </p>
      <p className={styles.side}>
        <span>{home}</span>
        {score && <b>{score.home}</b>}
      </p>
      <p className={styles.side}>
        <span>{away}</span>
        {score && <b>{score.away}</b>}
      </p>
      {shown.map((market) => (
        <Odds key={market.name} match={match} market={market} book={book} dispatch={dispatch} />
      ))}
      {markets.length > 1 && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.less : `${text.more} +${markets.length - 1}`}
        </button>
      )}
    </li>
  )
}

const clockKey = ({ unit, bottom }: NonNullable<MatchView['clock']>) =>
  unit === 'inning' ? (bottom ? 'inningBottom' : 'inningTop') : unit

function When({ match: { status, clock, startAt } }: { match: MatchView }) {
  const { text, language } = usePage()
  if (clock) {
    return (
      <b className={styles.live}>
        {text.views.live} · {fill(text.clock[clockKey(clock)], { value: clock.value })}
      </b>
    )
  }
  const day = new Intl.DateTimeFormat(language, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return <span>{status === 'finished' ? text.views.results : day.format(startAt)}</span>
}

function Odds({ match, market, book, dispatch }: MatchCardProps & { market: Market }) {
  const { text } = usePage()
  const { id, sport, home, away, league } = match
  const { name, line, picks } = market
  return (
    <div className={styles.market}>
      <p>{text.markets[name]}</p>
      <div className={styles.picks} data-count={picks.length}>
        {picks.map(({ id: pick, odds }) => {
          const leg = { match: { id, sport, home, away, league }, market: name, line, pick, odds }
          return (
            <PageButton
              key={pick}
              aria-pressed={isPicked(book, leg)}
              disabled={odds === null}
              onClick={() => dispatch({ type: 'picked', leg })}
            >
              <span>{pickLabel(text, pick, name, line)}</span>
              <b>{odds === null ? '–' : odds.toFixed(2)}</b>
              {odds === null && <span className="visually-hidden">{text.suspended}</span>}
            </PageButton>
          )
        })}
      </div>
    </div>
  )
}

/** Returns the label of a pick: a handicap from the picked side, a total with its line. */
export function pickLabel(
  text: ReturnType<typeof usePage>['text'],
  pick: Market['picks'][number]['id'],
  market: Market['name'],
  line: number | null,
): string {
  if (line === null) return text.picks[pick]
  const value = market === 'handicap' && pick === 'home' ? -line : line
  const sign = market === 'handicap' && value > 0 ? '+' : ''
  return `${text.picks[pick]} ${sign}${value}`
}

import { type Dispatch, useState } from 'react'
import { fill, fillCount } from '#mock-server/vendors/page-kit/fill.ts'
import { GameBar } from '#mock-server/vendors/page-kit/game-bar.tsx'
import type { Exits } from '#mock-server/vendors/page-kit/game-shell.tsx'
import { Glyph } from '#mock-server/vendors/page-kit/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { Sheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import styles from './book.module.css'
import { BookNotices } from './book-notices.tsx'
import { oddsOf } from './legs.ts'
import { MatchCard } from './match-card.tsx'
import { MyBets } from './my-bets.tsx'
import { usePage } from './page-context.ts'
import { Slip } from './slip.tsx'
import { betsOf } from './stakes.ts'
import type { Action, Book, Sport, View } from './state.ts'

interface SportsBookProps {
  book: Book
  dispatch: Dispatch<Action>
  launch: LaunchAddress
  end: (reason: OverReason) => void
  exits: Exits
}

const glyphOf: Record<Sport, string> = {
  football: 'soccer',
  baseball: 'baseball',
  basketball: 'basketball',
  esports: 'gamepad',
  virtual: 'robot',
}
const views: readonly View[] = ['live', 'upcoming', 'results', 'bets']

/** Shows an opened sportsbook. */
export function SportsBook({ book, dispatch, launch, end, exits }: SportsBookProps) {
  const { text, language, money } = usePage()
  const [rules, setRules] = useState(false)
  const { opened, balance, counts, sport, view, slip } = book
  return (
    <div className={styles.book}>
      <header className={styles.head}>
        <GameBar
          opened={opened}
          language={language}
          exits={exits}
          info={{ label: text.rules, onPress: () => setRules(true) }}
        />
        <div className={styles.title}>
          <h1>{opened.game.name}</h1>
          <p>
            <small>{text.balance}</small> <b>{money(balance)}</b>
          </p>
        </div>
        <nav className={styles.sports} aria-label={text.sportsLabel}>
          {counts.map(({ id, live }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === sport}
              onClick={() => dispatch({ type: 'sport', sport: id })}
            >
              <Glyph name={glyphOf[id]} />
              <span>{text.sports[id]}</span>
              {live > 0 && <small>{fill(text.liveCount, { count: live })}</small>}
            </button>
          ))}
        </nav>
        <nav className={styles.views} aria-label={text.viewsLabel}>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => dispatch({ type: 'view', view: one })}
            >
              {text.views[one]}
            </button>
          ))}
        </nav>
      </header>
      <p className={styles.silent} role="status">
        {book.silent && text.silent}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys alone could not scroll it otherwise */}
      <section className={styles.list} aria-label={text.views[view]} tabIndex={0}>
        {view === 'bets' ? (
          <MyBets launch={launch} dispatch={dispatch} end={end} />
        ) : (
          <Matches book={book} dispatch={dispatch} />
        )}
      </section>
      {slip.length > 0 && (
        <button type="button" className={styles.bar} onClick={() => dispatch({ type: 'slip', open: true })}>
          <b className={styles.count}>{slip.length}</b>
          <span>{text.slip}</span>
          <span className={styles.total}>
            {text.odds}{' '}
            <b>{betsOf(book).length === 1 ? oddsOf(slip).toFixed(2) : fillCount(text, 'slipBar', slip.length)}</b>
          </span>
        </button>
      )}
      {book.slipOpen && <Slip book={book} dispatch={dispatch} />}
      {rules && <Rules rate={opened.returnRate} onClose={() => setRules(false)} />}
      <BookNotices book={book} dispatch={dispatch} onLeave={exits.leave} />
    </div>
  )
}

function Matches({ book, dispatch }: Pick<SportsBookProps, 'book' | 'dispatch'>) {
  const { text } = usePage()
  const { board, view } = book
  if (!board) return <p className={styles.empty}>{text.loading}</p>
  if (board.matches.length === 0) return <p className={styles.empty}>{text.empty[view]}</p>
  return (
    <ul className={styles.matches}>
      {board.matches.map((match) => (
        <MatchCard key={match.id} match={match} book={book} dispatch={dispatch} />
      ))}
    </ul>
  )
}

function Rules({ rate, onClose }: { rate: number; onClose: () => void }) {
  const { text, language } = usePage()
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(rate)
  return (
    <Sheet title={text.rules} closeLabel={text.close} onClose={onClose}>
      <ul className={styles.rules}>
        {[...text.rulesText, fill(text.returnRule, { rate: percent })].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  )
}

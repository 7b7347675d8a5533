import { Star } from 'lucide-react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import type { CardWin } from '../contract.ts'
import styles from './card.module.css'
import { viewCard } from './daub.ts'
import { usePage } from './page-context.ts'

interface BingoCardProps {
  numbers: readonly (number | null)[]
  /** The index of the card. */
  place: number
  /** The balls drawn so far. */
  balls: readonly number[]
  /** How many of them are daubed on this card. */
  daubed: number
  wins: readonly CardWin[]
  /** Daubs all drawn numbers; undefined if there are none to daub. */
  onDaub: (() => void) | undefined
}

const letters = ['B', 'I', 'N', 'G', 'O']

/** Shows a card. In manual play a tap anywhere on it covers all drawn numbers. */
export function BingoCard({ numbers, place, balls, daubed, wins, onDaub }: BingoCardProps) {
  const { text, money, opened } = usePage()
  const covered = new Set(balls.slice(0, daubed))
  const view = viewCard(numbers, opened.lines, (number) => covered.has(number))
  const waiting = numbers.filter((number) => number !== null && balls.includes(number) && !covered.has(number)).length
  const won = wins.reduce((sum, { amount }) => sum + amount, 0)
  const count = view.covered.filter((is, cell) => is && numbers[cell] !== null).length
  const grid = (
    <span className={styles.grid} style={{ gridTemplateColumns: `repeat(${opened.columns}, 1fr)` }} aria-hidden="true">
      {opened.kind === '75' &&
        letters.map((letter) => (
          <span key={letter} className={styles.letter}>
            {letter}
          </span>
        ))}
      {numbers.map((number, cell) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell's identity is its place
          key={cell}
          className={styles.cell}
          data-blank={number === null || undefined}
          data-covered={(view.covered[cell] && (number !== null || opened.kind === '75')) || undefined}
          data-lit={view.lit[cell] || undefined}
          data-nearly={view.completing[cell] || undefined}
          data-out={(number !== null && balls.includes(number) && !covered.has(number)) || undefined}
        >
          {number ?? (opened.kind === '75' && <Star size={14} fill="currentColor" />)}
        </span>
      ))}
    </span>
  )
  return (
    <article
      className={styles.card}
      data-won={won > 0 || undefined}
      aria-label={fill(text.cardState, { card: place + 1, covered: count, lines: view.lines })}
    >
      {onDaub ? (
        <button
          type="button"
          className={styles.daub}
          aria-label={fill(text.daub, { card: place + 1, waiting })}
          onClick={onDaub}
        >
          {grid}
        </button>
      ) : (
        grid
      )}
      {won > 0 && <p className={styles.won}>+{money(won)}</p>}
    </article>
  )
}

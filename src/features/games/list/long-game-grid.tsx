import { startTransition, useEffect, useRef, useState } from 'react'
import type { Game } from '#contract/games.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { useReturnFocus } from '#ui/page/use-return-focus.ts'
import { useGameCards } from '../game-card.tsx'
import styles from './long-game-grid.module.css'
import { useMountedRows } from './use-mounted-rows.ts'

type LongGameGridProps = {
  games: readonly Game[]
  /** The number of games with those that are not loaded yet. */
  total: number
  columns: number
  /** The number of games that are visible at once. */
  eager: number
  /** The text whose matches these are. They first mount only their visible rows, as the next key may replace them. */
  searched?: string
}

/** Shows a list of any length in a grid, which has its full height but only the tiles near the viewport. */
export function LongGameGrid({ games, total, columns, eager, searched = '' }: LongGameGridProps) {
  const card = useGameCards()
  const list = useRef<HTMLUListElement>(null)
  const rows = Math.ceil(games.length / columns)
  const noteOpened = useReturnFocus(list)
  const rested = useRested(searched)
  const mounted = useMountedRows(list, { count: rows, columns, ahead: rested })
  const places = mounted.flatMap((row) => gamesOfRow(games, row, columns))
  return (
    <div className={styles.frame}>
      <ul
        ref={list}
        className={styles.grid}
        style={{ '--columns': columns, '--rows': rows }}
        onClickCapture={noteOpened}
      >
        {places.map(({ game, index, row }) => (
          <li
            key={game.nodeId}
            data-row={row}
            style={{ gridRow: row + 1 }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {/* A picture that is in the memory takes longer to draw than the whole tile, so that a search paints first. */}
            {card(game, !searched && index < eager && (row === 0 || 'after'))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Longer than the pause between two keys, in milliseconds. */
const typingPause = 1000

/** Returns whether the matches of a text were shown for a moment, or scrolled. The list without a text is only painted. */
function useRested(searched: string): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const rest = () => startTransition(() => setRested(searched))
    // An effect alone may run before the frame, which would then wait for all rows.
    if (!searched) return afterPaint(rest)
    const timer = setTimeout(rest, typingPause)
    addEventListener('scroll', rest, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', rest)
    }
  }, [searched])
  return rested === searched
}

const gamesOfRow = (games: readonly Game[], row: number, columns: number) =>
  games.slice(row * columns, (row + 1) * columns).map((game, column) => ({ game, index: row * columns + column, row }))

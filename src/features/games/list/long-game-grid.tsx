import { startTransition, useEffect, useRef, useState } from 'react'
import type { Game } from '#contract/games.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { useGameCards } from '../game-card.tsx'
import styles from './long-game-grid.module.css'
import { useMountedRows } from './use-mounted-rows.ts'
import { useReturnFocus } from './use-return-focus.ts'

type LongGameGridProps = {
  games: readonly Game[]
  /** The number of games with those that are not loaded yet. */
  total: number
  columns: number
  /** The number of games that are visible at once. */
  eager: number
  /** Identifies the list: another one first mounts only its visible rows. */
  listKey?: string
}

/** Shows a list of any length in a grid, which has its full height but only the tiles near the viewport. */
export function LongGameGrid({ games, total, columns, eager, listKey = '' }: LongGameGridProps) {
  const card = useGameCards()
  const list = useRef<HTMLUListElement>(null)
  const rows = Math.ceil(games.length / columns)
  const noteOpened = useReturnFocus(list)
  const isPainted = usePainted(listKey)
  const places = useMountedRows(list, rows, isPainted).flatMap((row) => gamesOfRow(games, row, columns))
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
            {card(game, index < eager)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns whether the list with that key has been painted. */
function usePainted(listKey: string): boolean {
  const [painted, setPainted] = useState<string>()
  // An effect alone may run before the frame, which would then wait for all rows.
  useEffect(() => afterPaint(() => startTransition(() => setPainted(listKey))), [listKey])
  return painted === listKey
}

const gamesOfRow = (games: readonly Game[], row: number, columns: number) =>
  games.slice(row * columns, (row + 1) * columns).map((game, column) => ({ game, index: row * columns + column, row }))

import { useRef } from 'react'
import type { Game } from '#contract/games.ts'
import { GameCard } from '../game-card.tsx'
import styles from './long-game-grid.module.css'
import { useMountedRows } from './use-mounted-rows.ts'

type LongGameGridProps = {
  games: readonly Game[]
  /** The number of games with those that are not loaded yet. */
  total: number
  columns: number
  /** The number of games that are visible at once. */
  eager: number
}

/** Shows a list of any length in a grid, which has its full height but only the tiles near the viewport. */
export function LongGameGrid({ games, total, columns, eager }: LongGameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const rows = Math.ceil(games.length / columns)
  const places = useMountedRows(list, rows).flatMap((row) => gamesOfRow(games, row, columns))
  return (
    <div className={styles.frame}>
      <ul ref={list} className={styles.grid} style={{ '--columns': columns, '--rows': rows }}>
        {places.map(({ game, index, row }) => (
          <li
            key={game.nodeId}
            data-row={row}
            style={{ gridRow: row + 1 }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            <GameCard game={game} eager={index < eager} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const gamesOfRow = (games: readonly Game[], row: number, columns: number) =>
  games.slice(row * columns, (row + 1) * columns).map((game, column) => ({ game, index: row * columns + column, row }))

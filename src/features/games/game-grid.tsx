import type { Game } from '#contract/games.ts'
import { classes } from '#ui/look/classes.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useGameCards } from './game-card.tsx'
import styles from './game-grid.module.css'
import { rowsOf } from './rows-of.ts'
import { useTileColumns } from './use-tile-columns.ts'

/** More games than this reach beyond the window. */
const longList = 24

type GameGridProps = {
  games: readonly Game[]
  /** The number of games that are visible at once. */
  eager?: number
}

/** Shows all games in a grid of the merchant's columns, or of `--grid-columns`. */
export function GameGrid({ games, eager = 0 }: GameGridProps) {
  const card = useGameCards()
  return (
    <ul className={classes(styles.grid, games.length > longList && styles.long)}>
      {games.map((game, index) => (
        <li key={game.nodeId}>{card(game, index < eager)}</li>
      ))}
    </ul>
  )
}

interface GameGridSkeletonProps {
  /** The number that three columns would have. */
  rows: number
  /** Whether the games have a menu beside them. */
  beside?: boolean
}

/** The placeholder of games while they are loading. */
export function GameGridSkeleton({ rows, beside }: GameGridSkeletonProps) {
  const columns = useTileColumns(beside)
  return (
    <div className={styles.grid}>
      {Array.from({ length: rowsOf(rows, columns) * columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is its place
        <Skeleton key={index} height="var(--tile-height, auto)" ratio="var(--tile-ratio)" radius="var(--radius-tile)" />
      ))}
    </div>
  )
}

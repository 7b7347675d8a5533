import type { Game } from '#contract/games.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { GameCard } from './game-card.tsx'
import styles from './game-grid.module.css'

type GameGridProps = {
  games: readonly Game[]
  /** How many are on screen at once. */
  eager?: number
}

/** Games three abreast, or as `--grid-columns` says; as many as there are. */
export function GameGrid({ games, eager = 0 }: GameGridProps) {
  return (
    <ul className={classes(styles.grid, styles.long)}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard game={game} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

/** The shape of games that are under way. */
export function GameGridSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: rows * 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is its place
        <Skeleton key={index} ratio="5 / 6" radius="var(--radius-tile)" />
      ))}
    </div>
  )
}

import type { ReactNode, Ref } from 'react'
import type { Game } from '#contract/games.ts'
import { PagedGrid } from '#ui/lists/paged-grid.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useGameCards } from '../game-card.tsx'
import { GameGridSkeleton } from '../game-grid.tsx'
import { rowsOf } from '../rows-of.ts'
import { useTileColumns } from '../use-tile-columns.ts'
import styles from './games-block.module.css'

type GamesBlockProps = {
  title: string
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  /** The number of rows that three columns would have. */
  rows: 2 | 3
  /** The gap between the tiles in pixels. */
  gap?: number
  action?: ReactNode
  filter?: ReactNode
  /** Identifies the list: another list starts at its first page. */
  listKey?: string
  /** Shown if there are no games. */
  empty: ReactNode
  failed?: boolean
  onRetry?: () => unknown
  /** Shows only the title and an area of the games' size. */
  far?: boolean
  /** The number of tiles that are visible at once. */
  eager?: number
  ref?: Ref<HTMLDivElement>
}

/** Shows games in pages of the merchant's columns under a title; its size is the same while loading, failed and empty. */
export function GamesBlock(props: GamesBlockProps) {
  const {
    title,
    games,
    rows,
    gap = 10,
    action,
    filter,
    listKey,
    empty,
    failed = false,
    onRetry,
    far = false,
    eager = 0,
    ref,
  } = props
  const card = useGameCards()
  const columns = useTileColumns()
  const shownRows = rowsOf(rows, columns)
  const shownGap = columns === 1 ? 0 : gap
  const early = new Set(games?.slice(0, eager))
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.block}
      style={{ '--rows': shownRows, '--columns': columns, '--cell-gap': `${shownGap}px` }}
    >
      <PagedGrid
        title={title}
        action={action}
        filter={filter !== undefined && <div className={styles.tabs}>{filter}</div>}
        listKey={listKey}
        items={failed ? [] : games}
        columns={columns}
        rows={shownRows}
        gap={shownGap}
        itemKey={({ nodeId }) => nodeId}
        renderItem={(game) => card(game, early.has(game))}
        far={far}
        empty={
          <div className={styles.instead} data-far={far ? '' : undefined}>
            {!far && (
              <Instead loading={!games && !failed} failed={failed} onRetry={onRetry} rows={rows} empty={empty} />
            )}
          </div>
        }
      />
    </div>
  )
}

type InsteadProps = Pick<GamesBlockProps, 'failed' | 'onRetry' | 'rows' | 'empty'> & { loading: boolean }

function Instead({ loading, failed, onRetry, rows, empty }: InsteadProps) {
  if (failed) return <FailedState onRetry={onRetry} />
  if (!loading) return empty
  return (
    <SkeletonRegion>
      <GameGridSkeleton rows={rows} />
    </SkeletonRegion>
  )
}

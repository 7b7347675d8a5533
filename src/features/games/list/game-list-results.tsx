import { ChevronDown, SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { GameGridSkeleton } from '../game-grid.tsx'
import { NoGames } from '../no-games.tsx'
import { isSort, type Sort, sorts } from '../search/sorts.ts'
import { useTileColumns } from '../use-tile-columns.ts'
import type { GameListPlace } from './game-list-address.ts'
import styles from './game-list-results.module.css'
import { LongGameGrid } from './long-game-grid.tsx'
import { type GameList, useGameList } from './use-game-list.ts'
import { useLoadMore } from './use-load-more.ts'

/** The number of tiles that are visible on a phone. */
const onScreen = 12

type GameListResultsProps = {
  place: GameListPlace
  /** Called to clear the search, if there is one. */
  onClear?: () => void
  /** Called with another order; if omitted, there is no choice. */
  onSort?: (sort: Sort) => void
  /** Whether a menu beside the list leaves less space. */
  beside?: boolean
}

export function GameListResults({ place, onClear, onSort, beside = false }: GameListResultsProps) {
  const columns = useTileColumns(beside)
  const list = useGameList(place)
  // React renders the first games in pieces then; an answer's own render is one long task.
  const ready = useDeferredValue(list.games !== undefined)
  useLoadMore({ ready: ready && list.hasMore && !list.loadingMore && !list.moreFailed, load: list.loadMore })
  if (list.failed) return <FailedState onRetry={list.retry} />
  if (!list.games || !ready) return <Pending />
  if (list.games.length === 0) return <Nothing name={place.name} onClear={onClear} />
  return (
    <>
      <Count total={list.total} place={place} onSort={onSort} />
      <LongGameGrid games={list.games} total={list.total} columns={columns} eager={onScreen} searched={place.name} />
      {/* A new end replaces the old one, which would otherwise count as shifted by the next games. */}
      <End key={list.games.length} list={list} />
    </>
  )
}

type CountProps = Pick<GameListResultsProps, 'place' | 'onSort'> & { total: number }

function Count({ total, place: { tab, sort }, onSort }: CountProps) {
  const { t } = useTranslation()
  const label = { POPULAR: t('gamelist.by_popularity'), NEW: t('gamelist.by_release'), NAME: t('gamelist.by_name') }
  return (
    <div className={styles.count}>
      <span role="status">{t('gamelist.count', { count: total })}</span>
      {onSort && tab !== 'HOT' ? (
        <span className={styles.sort}>
          <select
            aria-label={t('gamelist.sort')}
            value={sort}
            onChange={({ target }) => isSort(target.value) && onSort(target.value)}
          >
            {sorts.map((value) => (
              <option key={value} value={value}>
                {label[value]}
              </option>
            ))}
          </select>
          <ChevronDown size={14} />
        </span>
      ) : (
        <span>{label.POPULAR}</span>
      )}
    </div>
  )
}

function End({ list }: { list: GameList }) {
  const { t } = useTranslation()
  if (list.moreFailed) return <FailedState message={t('gamelist.next_failed')} onRetry={list.loadMore} />
  if (!list.hasMore) return <p className={styles.end}>{t('gamelist.end')}</p>
  const next = <GameGridSkeleton rows={1} />
  return <div className={styles.next}>{list.loadingMore ? <SkeletonRegion>{next}</SkeletonRegion> : next}</div>
}

function Pending() {
  return (
    <>
      <div className={styles.count} />
      <SkeletonRegion>
        <GameGridSkeleton rows={5} />
      </SkeletonRegion>
    </>
  )
}

function Nothing({ name, onClear }: Pick<GameListResultsProps, 'onClear'> & { name: string }) {
  const { t } = useTranslation()
  if (!name) return <NoGames hint={t('games.none_hint')} />
  return (
    <div role="status">
      <EmptyState
        icon={<SearchX />}
        title={t('gamelist.no_match')}
        hint={t('gamelist.no_match_hint', { name })}
        action={
          onClear && (
            <Button kind="secondary" onClick={onClear}>
              {t('gamelist.clear')}
            </Button>
          )
        }
      />
    </div>
  )
}

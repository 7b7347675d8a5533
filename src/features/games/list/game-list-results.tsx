import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLook } from '#brand/platform-status.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { SkeletonRegion } from '#ui/skeleton.tsx'
import { GameGridSkeleton } from '../game-grid.tsx'
import type { GameListPlace } from './game-list-address.ts'
import styles from './game-list-results.module.css'
import { LongGameGrid } from './long-game-grid.tsx'
import { type GameList, useGameList } from './use-game-list.ts'
import { useLoadMore } from './use-load-more.ts'

/** The number of tiles that are visible on a phone. */
const onScreen = 12

type GameListResultsProps = {
  place: GameListPlace
  /** Whether at most two columns fit. */
  narrow?: boolean
}

export function GameListResults({ place, narrow = false }: GameListResultsProps) {
  const { columns } = useLook().tiles
  const list = useGameList(place)
  useLoadMore({ ready: list.hasMore && !list.loadingMore && !list.moreFailed, load: list.loadMore })
  if (list.failed) return <FailedState onRetry={list.retry} />
  if (!list.games) return <Pending />
  if (list.games.length === 0) return <Nothing name={place.name} />
  return (
    <>
      <Count total={list.total} />
      <div className={styles.games} data-outdated={list.outdated ? '' : undefined}>
        <LongGameGrid
          games={list.games}
          total={list.total}
          columns={narrow ? Math.min(2, columns) : columns}
          eager={onScreen}
        />
      </div>
      {/* A new end replaces the old one, which would otherwise count as shifted by the next games. */}
      <End key={list.games.length} list={list} />
    </>
  )
}

function Count({ total }: { total: number }) {
  const { t } = useTranslation()
  return (
    <p className={styles.count}>
      <span role="status">{t('gamelist.count', { count: total })}</span>
      <span>{t('gamelist.by_popularity')}</span>
    </p>
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

function Nothing({ name }: { name: string }) {
  const { t } = useTranslation()
  if (!name) return <EmptyState title={t('games.none')} hint={t('games.none_hint')} />
  return (
    <div role="status">
      <EmptyState icon={<SearchX />} title={t('gamelist.no_match')} hint={t('gamelist.no_match_hint', { name })} />
    </div>
  )
}

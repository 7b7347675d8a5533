import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { PagedGrid } from '#ui/lists/paged-grid.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useGameCards } from '../game-card.tsx'
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx'
import { lobbyQueries } from '../lobby-queries.ts'
import { useTileColumns } from '../use-tile-columns.ts'
import { Block } from './block.tsx'

interface RecentGamesProps {
  /** Shows one row, which has the height of its skeleton; otherwise pages of all of them, beside a menu. */
  oneRow?: boolean
}

/** Shows the member's last games; nothing before the first one, and nothing for visitors. */
export function RecentGames({ oneRow = false }: RecentGamesProps) {
  const { t } = useTranslation()
  const session = useSession()
  const columns = useTileColumns(!oneRow)
  const { data, isLoadingError, refetch } = useQuery({
    ...lobbyQueries.recent(session, useLanguage()),
    // The game centre mounts this part after its own request, whose failure stays until a retry.
    retryOnMount: false,
  })
  if (!session || data?.length === 0) return null
  if (data && !oneRow) return <Pages games={data} columns={columns} />
  return (
    <Block title={t('games.recent')}>
      {isLoadingError && <FailedState onRetry={refetch} />}
      {!data && !isLoadingError && (
        <SkeletonRegion>
          <GameGridSkeleton rows={1} beside />
        </SkeletonRegion>
      )}
      {data && <GameGrid games={data.slice(0, columns)} />}
    </Block>
  )
}

function Pages({ games, columns }: { games: readonly Game[]; columns: number }) {
  const { t } = useTranslation()
  const card = useGameCards()
  return (
    <PagedGrid
      title={t('games.recent')}
      items={games}
      columns={columns}
      rows={columns > 2 ? 1 : 2}
      itemKey={({ nodeId }) => nodeId}
      renderItem={(game) => card(game)}
    />
  )
}

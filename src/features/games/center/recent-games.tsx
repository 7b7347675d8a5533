import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { SkeletonRegion } from '#ui/skeleton.tsx'
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx'
import { lobbyQueries } from '../lobby-queries.ts'
import { useTileColumns } from '../use-tile-columns.ts'
import { Block } from './block.tsx'

interface RecentGamesProps {
  /** Whether a menu stands beside them, which leaves less space. */
  beside?: boolean
  /** Shows one row, which has the height of its skeleton. */
  oneRow?: boolean
}

/** Shows the member's last games in full rows; nothing before the first one, and nothing for visitors. */
export function RecentGames({ beside = false, oneRow = false }: RecentGamesProps) {
  const { t } = useTranslation()
  const session = useSession()
  const columns = useTileColumns(beside)
  const { data, isLoadingError, refetch } = useQuery({
    ...lobbyQueries.recent(session, useLanguage()),
    // The game centre mounts this part after its own request, whose failure stands until the person tries again.
    retryOnMount: false,
  })
  if (!session || data?.length === 0) return null
  return (
    <Block title={t('games.recent')}>
      {isLoadingError && <FailedState onRetry={refetch} />}
      {!data && !isLoadingError && (
        <SkeletonRegion>
          <GameGridSkeleton rows={1} />
        </SkeletonRegion>
      )}
      {data && <GameGrid games={data.slice(0, oneRow ? columns : data.length - (data.length % columns) || columns)} />}
    </Block>
  )
}

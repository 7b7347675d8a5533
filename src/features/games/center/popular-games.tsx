import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useLaunch } from '../launch/use-launch.ts'
import { lobbyQueries } from '../lobby-queries.ts'
import { Block } from './block.tsx'
import styles from './center.module.css'

/** Lists the games with the most players of the last day. */
export function PopularGames() {
  const { t } = useTranslation()
  const launch = useLaunch()
  const { data, isLoadingError, refetch } = useQuery(lobbyQueries.popular(useLanguage()))
  if (data?.length === 0) return null
  return (
    <Block title={t('center.popular')}>
      {isLoadingError && <FailedState onRetry={refetch} />}
      {!data && !isLoadingError && (
        <SkeletonRegion>
          <Skeleton height={5 * 64} />
        </SkeletonRegion>
      )}
      {data && (
        <ol className={styles.ranks}>
          {data.map(({ game, players }, at) => (
            <li key={game.nodeId}>
              <Rank game={game} rank={at + 1} players={players} onPlay={() => launch(game)} />
            </li>
          ))}
        </ol>
      )}
    </Block>
  )
}

type RankProps = { game: Game; rank: number; players: number; onPlay: () => unknown }

function Rank({ game, rank, players, onPlay }: RankProps) {
  const { t } = useTranslation()
  const once = useOnce(onPlay, false)
  return (
    <button type="button" className={styles.rank} aria-busy={once.busy || undefined} onClick={once.press}>
      <span className={styles.number}>{rank}</span>
      <LazyPicture className={styles.picture} src={gatewayUrl(game.iconUrl)} alt="" width={44} height={44} />
      <span className={styles.text}>
        <strong>{game.displayName}</strong>
        <span>{t('center.players', { count: players })}</span>
      </span>
    </button>
  )
}

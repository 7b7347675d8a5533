import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { GameTile } from '#ui/content/game-tile.tsx'
import { useStable } from '#ui/loading/use-stable.ts'
import { FavoriteButton } from './favourites/favorite-button.tsx'
import { useFavorites } from './favourites/use-favorites.ts'
import { useLaunch } from './launch/use-launch.ts'
import { vendorMark } from './vendor-mark.ts'

type GameCardProps = {
  game: Game
  eager: boolean | 'after'
  favorite: boolean | undefined
  favoriteLabel: string
  onPlay: (game: Game) => unknown
  onFavorite: (game: Game) => unknown
}

/** Shows a game's tile with its heart. Memoised and without hooks, because a list has hundreds. */
const GameCard = memo(({ game, eager, favorite, favoriteLabel, onPlay, onFavorite }: GameCardProps) => (
  <GameTile
    title={game.displayName}
    imageUrl={game.showIcon ? gatewayUrl(game.iconUrl) : ''}
    vendor={vendorMark(game.vassalage)}
    eager={eager}
    onPress={() => onPlay(game)}
    corner={<FavoriteButton label={favoriteLabel} kept={favorite} onToggle={() => onFavorite(game)} />}
  />
))

/** Returns a function that renders a list's cards. `eager` is for tiles that are visible at once, as `GameTile` has it. */
export function useGameCards() {
  const { t } = useTranslation()
  const { favorites, toggle } = useFavorites()
  const onPlay = useStable(useLaunch())
  const onFavorite = useStable(toggle)
  return (game: Game, eager: boolean | 'after' = false) => (
    <GameCard
      game={game}
      eager={eager}
      favorite={favorites?.has(game.nodeId)}
      favoriteLabel={t('games.favorite', { game: game.displayName })}
      onPlay={onPlay}
      onFavorite={onFavorite}
    />
  )
}

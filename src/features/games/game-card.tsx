import { memo } from 'react'
import type { Game } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { GameTile } from '#ui/game-tile.tsx'
import { FavoriteButton } from './favourites/favorite-button.tsx'
import { useLaunch } from './launch/use-launch.ts'

/**
 * Shows a game's tile with its heart. `eager` is for tiles that are visible at once. Memoised, because a list of
 * hundreds grows page by page.
 */
export const GameCard = memo(function GameCard({ game, eager }: { game: Game; eager?: boolean }) {
  const launch = useLaunch()
  return (
    <GameTile
      title={game.displayName}
      imageUrl={game.showIcon ? gatewayUrl(game.iconUrl) : ''}
      vendor={game.vassalage}
      eager={eager}
      onPress={() => launch(game)}
      corner={<FavoriteButton game={game} />}
    />
  )
})

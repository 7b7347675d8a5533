import { memo } from 'react'
import type { Game } from '#contract/games.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { GameTile } from '#ui/game-tile.tsx'
import { FavoriteButton } from './favourites/favorite-button.tsx'
import { useLaunch } from './launch/use-launch.ts'

/**
 * A game to press and to keep. `eager` is for those on screen at once. A list of hundreds grows page by page, and those
 * that are there already need not be drawn again.
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

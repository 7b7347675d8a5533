import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { type FavoritePage, withFavorite, withFavoriteGame } from './favorite-lists.ts'
import { gameQueries } from './game-queries.ts'

/**
 * Shows a saved favourite in every list at once. The lists count as stale from then on: what was kept in another
 * language, or left out of a page, comes from the gateway when a list is next opened.
 */
export function showFavorite(client: QueryClient, session: SessionInfo | undefined, game: Game, on: boolean): void {
  const queryKey = gameQueries.favoritesOf(session)
  client.setQueryData(gameQueries.favoriteIds(session).queryKey, (ids) => ids && withFavorite(ids, game.nodeId, on))
  client.setQueriesData<FavoritePage>(
    { queryKey: [...queryKey, 'games'] },
    (page) => page && withFavoriteGame(page, game, on),
  )
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

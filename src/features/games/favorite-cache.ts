import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { type FavoritePage, withFavorite, withFavoriteGame } from './favorite-lists.ts'
import { gameQueries } from './game-queries.ts'

/**
 * Shows a saved favourite in every list at once. The lists of games count as stale from then on: what they lack, such as
 * its name in another language, comes from the gateway when one is next opened.
 */
export function showFavorite(client: QueryClient, session: SessionInfo | undefined, game: Game, on: boolean): void {
  const lists = [...gameQueries.favoritesOf(session), 'games']
  client.setQueryData(gameQueries.favoriteIds(session).queryKey, (ids) => ids && withFavorite(ids, game.nodeId, on))
  client.setQueriesData<FavoritePage>({ queryKey: lists }, (page) => page && withFavoriteGame(page, game, on))
  void client.invalidateQueries({ queryKey: lists, refetchType: 'none' })
}

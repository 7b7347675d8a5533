import type { QueryClient } from '@tanstack/react-query'
import type { Game } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { gameQueries } from '../game-queries.ts'
import { type FavoritePage, withFavorite, withFavoriteGame } from './favorite-lists.ts'

/**
 * Shows a changed favourite in every list at once, and cancels pending requests, whose replies would be older. It marks
 * the lists of games as stale: the next visit fetches missing details, such as a game's name in another language.
 */
export async function showFavorite(client: QueryClient, session: SessionInfo | undefined, game: Game, on: boolean) {
  const all = gameQueries.favoritesOf(session)
  const lists = [...all, 'games']
  await client.cancelQueries({ queryKey: all })
  client.setQueryData(gameQueries.favoriteIds(session).queryKey, (ids) => ids && withFavorite(ids, game.nodeId, on))
  client.setQueriesData<FavoritePage>({ queryKey: lists }, (page) => page && withFavoriteGame(page, game, on))
  void client.invalidateQueries({ queryKey: lists, refetchType: 'none' })
  void client.refetchQueries({ queryKey: all, type: 'active', predicate: ({ state }) => state.data === undefined })
}

import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'

export type FavoritePage = Answer<typeof games.favorites>

/** Returns the favourites with a new one, newest first. */
export const withFavorite = (nodeIds: readonly string[], nodeId: string, on: boolean): string[] => {
  const others = nodeIds.filter((id) => id !== nodeId)
  return on ? [nodeId, ...others] : others
}

export function withFavoriteGame(page: FavoritePage, game: Game, on: boolean): FavoritePage {
  const others = page.content.filter(({ nodeId }) => nodeId !== game.nodeId)
  return { ...page, content: on ? [game, ...others] : others }
}

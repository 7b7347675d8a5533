import type { InfiniteData } from '@tanstack/react-query'
import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'

export type GamePages = InfiniteData<Answer<typeof games.gameList>>

/** Returns the games of all pages without duplicates: a changed list may repeat a game on the next page. */
export function gamesOf({ pages }: GamePages): Game[] {
  const byNode = new Map<string, Game>()
  for (const game of pages.flatMap((page) => page.games)) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game)
  return [...byNode.values()]
}

/** Returns the list with only its first page. */
export const firstPageOnly = ({ pages, pageParams }: GamePages): GamePages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

import type { InfiniteData } from '@tanstack/react-query'
import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'

export type GamePages = InfiniteData<Answer<typeof games.gameList>>

/** The games of all pages, each once: a list that changes meanwhile may give one again on the next page. */
export function gamesOf({ pages }: GamePages): Game[] {
  const byNode = new Map<string, Game>()
  for (const game of pages.flatMap((page) => page.games)) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game)
  return [...byNode.values()]
}

/** The list as it was when it held one page. */
export const firstPageOnly = ({ pages, pageParams }: GamePages): GamePages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

const searchable = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

/** Games whose name has the text in it, as the gateway searches: spaces and case do not matter. */
export function gamesNamed(games: readonly Game[], name: string): Game[] {
  const wanted = searchable(name)
  return games.filter(({ displayName }) => searchable(displayName).includes(wanted))
}

import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'
import type { Area } from './categories.ts'

type Hot = Answer<typeof games.hotGames>

/** Returns the hot games of an area, or with HOT the mixed list; with `vendor`, only that vendor's. */
export function hotOf(hot: Hot, area: Area | 'HOT', vendor?: string): Game[] {
  const list = hot.find(({ gameType }) => gameType === area)?.value.list ?? []
  return vendor ? list.filter(({ vassalage }) => vassalage === vendor) : list
}

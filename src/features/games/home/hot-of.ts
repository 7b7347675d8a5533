import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'
import { areaOf } from '../list/game-filter.ts'
import { type Area, inOrder } from './categories.ts'

type Hot = Answer<typeof games.hotGames>

/** Returns the hot games of an area, or with HOT the mixed list; with `vendor`, only that vendor's. */
export function hotOf(hot: Hot, area: Area | 'HOT', vendor?: string): Game[] {
  const list = hot.find(({ gameType }) => gameType === area)?.value.list ?? []
  return vendor ? list.filter(({ vassalage }) => vassalage === vendor) : list
}

/** Returns the mixed list of hot games; those of the areas that the merchant wants first come first. */
export const mixedHot = (hot: Hot, first: readonly string[]): Game[] => inOrder(hotOf(hot, 'HOT'), areaOf, first)

import type { Game, games } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'
import type { Area } from './categories.ts'

type Hot = Answer<typeof games.hotGames>

/** The hot games of an area, or with HOT the mixed list; of one vendor when it is named. */
export function hotOf(hot: Hot, area: Area | 'HOT', vendor?: string): Game[] {
  const list = hot.find(({ gameType }) => gameType === area)?.value.list ?? []
  return vendor ? list.filter(({ vassalage }) => vassalage === vendor) : list
}

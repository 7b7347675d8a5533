import { type Area, isArea } from '../home/categories.ts'
import { gameTypeOf, hasVendors } from './game-filter.ts'

/** `ALL`, `HOT` or a vendor's code. */
export type GameTab = string

export interface GameListPlace {
  area: Area
  tab: GameTab
  /** Part of a game's name; empty when nothing is searched for. */
  name: string
}

/** The gateway's type says most areas; those it does not tell apart are named by `type` as well. */
const typeOf = (area: Area) => (gameTypeOf(area) === area ? '' : area)

/** The query of /m/gameList: gameType, vassalage (the chosen tab), type, and the searched name when there is one. */
export function gameListQuery({ area, tab, name }: GameListPlace): URLSearchParams {
  const vassalage = tab === 'ALL' ? '' : tab
  const query = new URLSearchParams({ gameType: gameTypeOf(area), vassalage, type: typeOf(area) })
  if (name) query.set('gameName', name)
  return query
}

/** The address of an area's list; of all its games, or opened at a tab. What is no area leads to the slots. */
export const gameListAddress = (area: string, tab: GameTab = 'ALL'): string =>
  `/m/gameList?${gameListQuery({ area: isArea(area) ? area : 'RNG', tab, name: '' })}`

/** Where an address leads; whatever it does not say, or says wrong, is all the slots. */
export function readGameListQuery(query: URLSearchParams): GameListPlace {
  const area = [query.get('type'), query.get('gameType')].find(isArea) ?? 'RNG'
  const tab = query.get('vassalage') || 'ALL'
  const known = tab === 'HOT' || hasVendors(area) ? tab : 'ALL'
  return { area, tab: known, name: query.get('gameName')?.trim() ?? '' }
}

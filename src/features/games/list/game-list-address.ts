import { type Area, isArea } from '../home/categories.ts'
import { type GameFilter, gameTypeOf, hasVendors } from './game-filter.ts'

/** `ALL`, `HOT` or a vendor's code. */
export type GameTab = string

export interface GameListPlace {
  area: Area
  tab: GameTab
  /** Part of a game's name; empty without a search. */
  name: string
}

/** Returns `type` for areas that share a gateway type; empty if the gateway's type is enough. */
const typeOf = (area: Area) => (gameTypeOf(area) === area ? '' : area)

/**
 * Returns the query of /m/gameList: gameType, vassalage (the selected tab), type, and the searched name if there is
 * one.
 */
export function gameListQuery({ area, tab, name }: GameListPlace): URLSearchParams {
  const vassalage = tab === 'ALL' ? '' : tab
  const query = new URLSearchParams({ gameType: gameTypeOf(area), vassalage, type: typeOf(area) })
  if (name) query.set('gameName', name)
  return query
}

/** Returns the address of an area's list, at a tab or with all its games; for an unknown area, the list of slots. */
export const gameListAddress = (area: string, tab: GameTab = 'ALL'): string =>
  `/m/gameList?${gameListQuery({ area: isArea(area) ? area : 'RNG', tab, name: '' })}`

/** Parses the query of /m/gameList; missing and invalid values default to all slots. */
export function readGameListQuery(query: URLSearchParams): GameListPlace {
  const area = [query.get('type'), query.get('gameType')].find(isArea) ?? 'RNG'
  const tab = query.get('vassalage') || 'ALL'
  const known = tab === 'HOT' || hasVendors(area) ? tab : 'ALL'
  return { area, tab: known, name: query.get('gameName')?.trim() ?? '' }
}

/** Returns the filter of a place's games. */
export const filterOf = ({ area, tab, name }: GameListPlace): GameFilter => ({
  area,
  vendor: tab === 'ALL' || tab === 'HOT' ? '' : tab,
  name,
})

import { isArea } from '../home/categories.ts'
import { isSort, type Sort } from '../search/sorts.ts'
import { type GameFilter, gameTypeOf, hasVendors, type ListArea } from './game-filter.ts'

/** `ALL`, `HOT` or a vendor's code. */
export type GameTab = string

export interface GameListPlace {
  area: ListArea
  tab: GameTab
  /** The searched text; empty without a search. */
  name: string
  sort: Sort
}

/** Returns `type` for areas that share a gateway type; empty if the gateway's type is enough. */
const typeOf = (area: ListArea) => (gameTypeOf(area) === area ? '' : area)

/**
 * Returns the query of /m/gameList: gameType, vassalage (the selected tab), type, and the searched name and the sort if
 * there are any.
 */
export function gameListQuery({ area, tab, name, sort }: GameListPlace): URLSearchParams {
  const vassalage = tab === 'ALL' ? '' : tab
  const query = new URLSearchParams({ gameType: gameTypeOf(area), vassalage, type: typeOf(area) })
  if (name) query.set('gameName', name)
  if (sort !== 'POPULAR') query.set('sort', sort)
  return query
}

const isListArea = (text: string | null): text is ListArea => text === 'ALL' || isArea(text)

/** Returns the address of an area's list, at a tab or with all its games; for an unknown area, the list of slots. */
export const gameListAddress = (area: string, tab: GameTab = 'ALL'): string =>
  `/m/gameList?${gameListQuery({ area: isListArea(area) ? area : 'RNG', tab, name: '', sort: 'POPULAR' })}`

/** Returns the address of all games with their search open. */
export const gameSearchAddress = (): string => `${gameListAddress('ALL')}&gameName=`

/** Returns whether a query opens the search: it has a text, or an empty one. */
export const opensSearch = (query: URLSearchParams): boolean => query.has('gameName')

/** Parses the query of /m/gameList; missing and invalid values default to all slots. */
export function readGameListQuery(query: URLSearchParams): GameListPlace {
  const area = [query.get('type'), query.get('gameType')].find(isListArea) ?? 'RNG'
  const tab = query.get('vassalage') || 'ALL'
  const known = tab === 'HOT' || hasVendors(area) ? tab : 'ALL'
  const sort = query.get('sort')
  return { area, tab: known, name: query.get('gameName')?.trim() ?? '', sort: isSort(sort) ? sort : 'POPULAR' }
}

/** Returns the place whose games are shown. HOT is a shelf and no filter, so that its search is that of all games. */
export const shownPlace = (place: GameListPlace): GameListPlace =>
  place.tab === 'HOT' && place.name ? { ...place, tab: 'ALL' } : place

/** Returns the tabs before the vendors'. */
export const generalTabs = (searching: boolean): GameTab[] => (searching ? ['ALL'] : ['ALL', 'HOT'])

/** Returns the filter of a place's games. */
export const filterOf = ({ area, tab }: GameListPlace): GameFilter => ({
  area,
  vendor: tab === 'ALL' || tab === 'HOT' ? '' : tab,
})

/** Returns whether a place's games come from the index of all games: a search, or an order the gateway does not have. */
export const isIndexed = ({ tab, name, sort }: GameListPlace): boolean =>
  tab !== 'HOT' && (name !== '' || sort !== 'POPULAR')

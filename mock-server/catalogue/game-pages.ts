import type { CatalogueGame } from './catalogue-game.ts'
import { lazy } from './lazy.ts'

export interface PageQuery {
  /** Any if empty or absent. */
  gameType?: string
  vassalage?: string
  gameClassify?: string
  /** Part of the name in any language; spaces and case do not matter. */
  name?: string
  /** The least value. */
  minBet?: number
  minLine?: number
  /** Vendors to exclude. */
  without?: readonly string[]
  /** Counted from 1. */
  pageNo: number
  pageSize: number
}

export interface GamePage {
  games: readonly CatalogueGame[]
  pageNum: number
  totalPages: number
  total: number
}

/** Without spaces, also those of no width, which show where a Japanese name may break. */
const searchable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u200b]/g, '')

/** Creates the paging of `games` in their order. */
export function createGamePages(games: readonly CatalogueGame[]) {
  const listings = new Map<string, readonly CatalogueGame[]>()
  const names = lazy(() => new Map(games.map((game) => [game, Object.values(game.name).map(searchable).join('|')])))

  /** Returns a filtered list. It is cached on first use unless it is empty, so that a page costs a slice. */
  function listing({ gameType = '', vassalage = '', gameClassify = '' }: PageQuery) {
    const key = `${gameType}/${vassalage}/${gameClassify}`
    const known = listings.get(key)
    if (known) return known
    const found = games.filter(
      (game) =>
        (!gameType || game.gameType === gameType) &&
        (!vassalage || game.vassalage === vassalage) &&
        (!gameClassify || game.gameClassify === gameClassify),
    )
    if (found.length > 0) listings.set(key, found)
    return found
  }

  function search(query: PageQuery) {
    const { minBet = 0, minLine = 0, without = [] } = query
    const searched = searchable(query.name ?? '')
    const found = listing(query)
    if (!searched && !minBet && !minLine && without.length === 0) return found
    return found.filter(
      (game) =>
        game.minBet >= minBet &&
        game.minLine >= minLine &&
        !without.includes(game.vassalage) &&
        (!searched || names().get(game)?.includes(searched)),
    )
  }

  return function page(query: PageQuery): GamePage {
    const found = search(query)
    const start = (query.pageNo - 1) * query.pageSize
    return {
      games: found.slice(start, start + query.pageSize),
      pageNum: query.pageNo,
      totalPages: Math.ceil(found.length / query.pageSize),
      total: found.length,
    }
  }
}

import { type Category, isArea } from './home/categories.ts'
import { hasVendors } from './list/game-filter.ts'

/** What the game centre shows: a category, and `ALL` or a vendor's code. */
export interface CenterPlace {
  category: Category
  tab: string
}

/** Returns the query of /m/gameCenter: type and vassalage as in /m/gameList, each only if it is not the first one. */
export function centerQuery({ category, tab }: CenterPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (category !== 'HOT') query.set('type', category)
  if (tab !== 'ALL') query.set('vassalage', tab)
  return query
}

/** Parses the query of /m/gameCenter; missing and invalid values, and the lottery's, default to the hot games. */
export function readCenterQuery(query: URLSearchParams): CenterPlace {
  const type = query.get('type')
  if (type === 'FAV') return { category: type, tab: 'ALL' }
  if (!isArea(type) || type === 'ELOTT') return { category: 'HOT', tab: 'ALL' }
  return { category: type, tab: (hasVendors(type) && query.get('vassalage')) || 'ALL' }
}

import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '#i18n/use-language.ts'
import { gameQueries } from '../game-queries.ts'
import type { Sort } from '../search/sorts.ts'
import { filterOf, type GameListPlace, type GameTab, gameListQuery, readGameListQuery } from './game-list-address.ts'
import { firstPageOnly } from './list-pages.ts'

/**
 * Returns the place in the list from the address, and functions to change it. Every change starts at the top of page
 * one.
 */
export function useGameListPlace() {
  const client = useQueryClient()
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const place = readGameListQuery(query)

  function go(change: Partial<GameListPlace>) {
    const next = { ...place, ...change }
    client.setQueryData(gameQueries.list(filterOf(next), language).queryKey, (known) => known && firstPageOnly(known))
    setQuery(gameListQuery(next), { replace: true })
    window.scrollTo(0, 0)
  }

  function search(name: string) {
    if (name !== place.name) setQuery(gameListQuery({ ...place, name }), { replace: true })
  }

  return { place, chooseTab: (tab: GameTab) => go({ tab }), search, sortBy: (sort: Sort) => go({ sort }) }
}

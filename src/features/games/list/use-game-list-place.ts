import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '#i18n/use-language.ts'
import { gameQueries } from '../game-queries.ts'
import type { Sort } from '../search/sorts.ts'
import {
  filterOf,
  type GameListPlace,
  type GameTab,
  gameListQuery,
  opensSearch,
  readGameListQuery,
  shownPlace,
} from './game-list-address.ts'
import { firstPageOnly } from './list-pages.ts'

/**
 * Returns the shown place in the list, which the address has except for a text that is being typed, whether the address
 * opens the search, and functions to change the place. Every change starts at the top of page one.
 */
export function useGameListPlace() {
  const client = useQueryClient()
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const place = readGameListQuery(query)
  const [name, type] = useState(place.name)
  const [cleared, setCleared] = useState(0)

  function go(change: Partial<GameListPlace>) {
    const next = { ...place, ...change }
    client.setQueryData(gameQueries.list(filterOf(next), language).queryKey, (known) => known && firstPageOnly(known))
    setQuery(gameListQuery(next), { replace: true })
    window.scrollTo(0, 0)
  }

  /** Puts a typed text into the address. */
  function search(text: string) {
    if (text !== place.name) setQuery(gameListQuery({ ...place, name: text }), { replace: true })
  }

  return {
    place: shownPlace({ ...place, name }),
    searching: opensSearch(query),
    type,
    search,
    /** Empties the search. `cleared` is the key that empties its field. */
    clear: () => {
      type('')
      search('')
      setCleared(cleared + 1)
    },
    cleared,
    /** Puts the text of the shown games into the address before one of them is pressed, which may leave the page. */
    settle: { onPointerDownCapture: () => search(name), onKeyDownCapture: () => search(name) },
    chooseTab: (tab: GameTab) => go({ tab }),
    sortBy: (sort: Sort) => go({ sort }),
  }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { GameIndex } from '#contract/games.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { gameQueries } from '../game-queries.ts'
import { areaOf, filterTest, type GameFilter } from '../list/game-filter.ts'
import { searchGames } from './game-search.ts'
import { prepareAhead, prepareSearch, type SearchableGames } from './searchable-games.ts'
import type { Sort } from './sorts.ts'

interface Search {
  text: string
  sort: Sort
  filter: GameFilter
  enabled?: boolean
}

const prepared = new WeakMap<GameIndex, SearchableGames>()

/** Prepares an index once. Each language has its own. */
function preparedOf(index: GameIndex, language: LanguageCode): SearchableGames {
  const known = prepared.get(index)
  if (known) return known
  const made = prepareSearch(index, language, (game) => index.categories[areaOf(game)] ?? [])
  prepared.set(index, made)
  return made
}

/** Searches all games in the browser. The games are undefined while the index is loading. */
export function useSearch({ text, sort, filter: { area, vendor }, enabled = true }: Search) {
  const language = useLanguage()
  const { data: index, isLoadingError, refetch } = useQuery({ ...gameQueries.index(language), enabled })
  const games = useMemo(() => {
    if (!index || !enabled) return undefined
    const prepared = preparedOf(index, language)
    return searchGames(prepared, { text, sort, isListed: filterTest({ area, vendor }) })
  }, [index, enabled, language, text, sort, area, vendor])
  return { games, failed: isLoadingError, retry: refetch }
}

/** Returns a function that fetches the index and prepares it, to be called before the first key. */
export function usePrepareSearch() {
  const client = useQueryClient()
  const language = useLanguage()
  return useCallback(async () => {
    const index = await client.ensureQueryData(gameQueries.index(language)).catch(() => undefined)
    if (index) afterPaint(() => void prepareAhead(preparedOf(index, language)))
  }, [client, language])
}

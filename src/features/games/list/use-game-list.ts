import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLook } from '#brand/platform-status.ts'
import type { Game } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { gameQueries } from '../game-queries.ts'
import { hotOf, mixedHot } from '../home/hot-of.ts'
import { useSearch } from '../search/use-search.ts'
import { filterOf, type GameListPlace, isIndexed } from './game-list-address.ts'
import { gamesOf } from './list-pages.ts'

export interface GameList {
  /** Undefined while they are loading. */
  games: Game[] | undefined
  total: number
  /** The first page failed to load. */
  failed: boolean
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  loadMore: () => unknown
  retry: () => unknown
}

/** Returns the games of the HOT tab, which are those of the home page, in one page. */
function useHotList({ area, tab }: GameListPlace): GameList {
  const { data, isError, refetch } = useQuery({ ...gameQueries.hot(useLanguage()), enabled: tab === 'HOT' })
  const { first } = useLook()
  const games = data && (area === 'ALL' ? mixedHot(data, first) : hotOf(data, area))
  return {
    games,
    total: games?.length ?? 0,
    failed: isError && !data,
    hasMore: false,
    loadingMore: false,
    moreFailed: false,
    loadMore: () => undefined,
    retry: refetch,
  }
}

function usePagedList(place: GameListPlace): GameList {
  const filter = filterOf(place)
  const list = useInfiniteQuery({
    ...gameQueries.list(filter, useLanguage()),
    enabled: place.tab !== 'HOT' && !isIndexed(place),
  })
  return {
    games: list.data && gamesOf(list.data),
    total: list.data?.pages[0]?.total ?? 0,
    failed: list.isError && !list.data,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore: list.fetchNextPage,
    retry: list.refetch,
  }
}

/** Returns the games of a search or of another order, all at once. */
function useIndexedList(place: GameListPlace): GameList {
  const { games, failed, retry } = useSearch({
    text: place.name,
    sort: place.sort,
    filter: filterOf(place),
    enabled: isIndexed(place),
  })
  return {
    games,
    total: games?.length ?? 0,
    failed,
    hasMore: false,
    loadingMore: false,
    moreFailed: false,
    loadMore: () => undefined,
    retry,
  }
}

/** Returns the games of a place in /m/gameList, and a function that loads more. */
export function useGameList(place: GameListPlace): GameList {
  const hot = useHotList(place)
  const paged = usePagedList(place)
  const indexed = useIndexedList(place)
  if (place.tab === 'HOT') return hot
  return isIndexed(place) ? indexed : paged
}

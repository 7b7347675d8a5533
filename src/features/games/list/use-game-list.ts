import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Game } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { gameQueries } from '../game-queries.ts'
import { hotOf } from '../home/hot-of.ts'
import type { GameFilter } from './game-filter.ts'
import { filterOf, type GameListPlace } from './game-list-address.ts'
import { gamesNamed, gamesOf } from './list-pages.ts'

export interface GameList {
  /** Undefined while they are loading. */
  games: Game[] | undefined
  total: number
  /** The first page failed to load. */
  failed: boolean
  /** The games belong to the previous search, and the current one is loading. */
  outdated: boolean
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  loadMore: () => unknown
  retry: () => unknown
}

/** Returns the games of the HOT tab, which are those of the home page, in one page. */
function useHotList({ area, tab, name }: GameListPlace): GameList {
  const { data, isError, refetch } = useQuery({ ...gameQueries.hot(useLanguage()), enabled: tab === 'HOT' })
  const games = data && gamesNamed(hotOf(data, area), name)
  return {
    games,
    total: games?.length ?? 0,
    failed: isError,
    outdated: false,
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
    enabled: place.tab !== 'HOT',
    // While the person types a name, the last result stays; another tab starts empty.
    placeholderData: (last, query) => (isSameTab(query?.queryKey, filter) ? last : undefined),
  })
  return {
    games: list.data && gamesOf(list.data),
    total: list.data?.pages[0]?.total ?? 0,
    failed: list.isError && !list.data,
    outdated: list.isPlaceholderData,
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore: list.fetchNextPage,
    retry: list.refetch,
  }
}

function isSameTab(queryKey: readonly unknown[] | undefined, { area, vendor }: GameFilter) {
  const last = queryKey?.find((part): part is GameFilter => typeof part === 'object' && part !== null && 'area' in part)
  return last?.area === area && last.vendor === vendor
}

/** Returns the games of a place in /m/gameList, and a function that loads more. */
export function useGameList(place: GameListPlace): GameList {
  const hot = useHotList(place)
  const paged = usePagedList(place)
  return place.tab === 'HOT' ? hot : paged
}

import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'
import { currentSession } from '#session/session.ts'
import { favoritesInput, hotInput, hotLanguage, indexInput, listInput, vendorsInput } from './game-inputs.ts'
import type { GameFilter } from './list/game-filter.ts'

/** The offer rarely changes during a visit. */
const staleTime = 5 * 60_000

const key = (...parts: unknown[]) => [...gameQueries.all, currentBrand().code, ...parts]

/** Returns a key of data that the gateway may personalise. */
const ownKey = (...parts: unknown[]) => key(memberOf(currentSession()), ...parts)

export const gameQueries = {
  all: ['games'] as const,

  vendors: () =>
    queryOptions({
      queryKey: key('vendors'),
      queryFn: ({ signal }) => call(games.vendorGameTypes, vendorsInput(currentBrand().code), { signal }),
      staleTime,
    }),

  hot: (language: LanguageCode) =>
    queryOptions({
      queryKey: ownKey('hot', hotLanguage(language)),
      queryFn: ({ signal }) => call(games.hotGames, hotInput(currentBrand().code, language), { signal }),
      staleTime,
    }),

  list: (filter: GameFilter, language: LanguageCode) =>
    infiniteQueryOptions({
      queryKey: ownKey('list', filter, language),
      queryFn: ({ pageParam, signal }) =>
        call(games.gameList, listInput(filter, currentBrand().code, pageParam, language), { signal }),
      ...paging,
      staleTime,
    }),

  /** All games, for a search in the browser. */
  index: (language: LanguageCode) =>
    queryOptions({
      queryKey: key('index', language),
      queryFn: ({ signal }) => call(games.gameIndex, indexInput(currentBrand().code, language), { signal }),
      staleTime,
      // It is large and comes whole, so that a comparison with the last one is wasted.
      structuralSharing: false,
    }),

  /** The key of all favourites of the current member. */
  favoritesOf: (session: SessionInfo | undefined) => key('favorites', memberOf(session)),

  /** The key of the pending changes to favourites. */
  savingFavorite: (session: SessionInfo | undefined) => [...gameQueries.favoritesOf(session), 'save'],

  /** Node ids; disabled without a session. */
  favoriteIds: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...gameQueries.favoritesOf(session), 'ids'],
      queryFn: session ? ({ signal }) => call(games.favoritesList, { token: session.token }, { signal }) : skipToken,
    }),

  favorites: (session: SessionInfo | undefined, language: LanguageCode, size: 30 | 100) =>
    queryOptions({
      queryKey: [...gameQueries.favoritesOf(session), 'games', language, size],
      queryFn: session
        ? ({ signal }) => call(games.favorites, favoritesInput(session.token, size, language), { signal })
        : skipToken,
    }),
}

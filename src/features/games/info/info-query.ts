import { queryOptions } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { gameInfo } from '#contract/game-info.ts'
import type { Game } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'
import { gameQueries } from '../game-queries.ts'

/** The information about a game, with the member's last rounds, which each visit to the sheet fetches again. */
export const infoQuery = (session: SessionInfo | undefined, { nodeId }: Game, language: LanguageCode) =>
  queryOptions({
    queryKey: [...gameQueries.all, 'info', currentBrand().code, memberOf(session), nodeId, language],
    queryFn: ({ signal }) => call(gameInfo.read, { merchant: currentBrand().code, nodeId, language }, { signal }),
    staleTime: 0,
  })

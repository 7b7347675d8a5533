import { queryOptions, skipToken } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'

/** The gateway keeps more games than anyone looks back through. */
const recentGames = 12

const key = (...parts: unknown[]) => ['lobby', currentBrand().code, ...parts]

/** The reads of the game centre besides the lists of games. */
export const lobbyQueries = {
  /** The key of everyone's last games. */
  recents: () => key('recent'),

  /** Disabled without a session. */
  recent: (session: SessionInfo | undefined, language: LanguageCode) =>
    queryOptions({
      queryKey: key('recent', memberOf(session), language),
      queryFn: session
        ? ({ signal }) =>
            call(games.recent, { token: session.token, pageNo: 1, pageSize: recentGames, language }, { signal })
        : skipToken,
      select: ({ content }) => content.map(({ game }) => game),
    }),

  popular: (language: LanguageCode) =>
    queryOptions({
      queryKey: key('popular', language),
      queryFn: ({ signal }) => call(announcements.popularGames, { language, limitNum: 5 }, { signal }),
    }),

  news: (language: LanguageCode) =>
    queryOptions({
      queryKey: key('news', language),
      queryFn: ({ signal }) => call(announcements.lobbyNews, { language }, { signal }),
    }),
}

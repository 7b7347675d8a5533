import { queryOptions, skipToken } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { type Game, games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'
import { gameQueries } from '../game-queries.ts'
import { launchInput } from './launch-input.ts'

/**
 * Fetches the address of a launched game: a real launch with a session, a trial without one. Each visit is a new
 * launch.
 */
export const sportsLaunch = (game: Game | undefined, session: SessionInfo | undefined, language: LanguageCode) =>
  queryOptions({
    queryKey: [
      ...gameQueries.all,
      'sports-launch',
      currentBrand().code,
      game?.nodeId,
      memberOf(session),
      session?.token,
      language,
    ],
    queryFn: game
      ? async ({ signal }) => {
          const [endpoint, mode] = session ? ([games.launch, 'REAL'] as const) : ([games.trialLaunch, 'TRIAL'] as const)
          const launched = await call(endpoint, launchInput(game, mode, language), { signal })
          return requireGatewayPage(launched.content.game_url).href
        }
      : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // A launch opens a game, so only a press may start it.
    refetchOnReconnect: false,
  })

import { queryOptions, skipToken } from '@tanstack/react-query'
import { currentBrand } from '#brand/platform-status.ts'
import { type Game, games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'

/** The address of a launched game: a real launch for who is logged in, a trial for who is not. Each visit is a launch. */
export const sportsLaunch = (game: Game | undefined, session: SessionInfo | undefined, language: LanguageCode) =>
  queryOptions({
    queryKey: [
      'games',
      'sports-launch',
      currentBrand().code,
      game?.nodeId,
      memberOf(session),
      session?.token,
      language,
    ],
    queryFn: game
      ? async ({ signal }) => {
          const launched = await call(
            session ? games.launch : games.trialLaunch,
            launchInput(game, session, language),
            {
              signal,
            },
          )
          return requireGatewayPage(launched.content.game_url).href
        }
      : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // A launch opens a game: it is never made without a press.
    refetchOnReconnect: false,
  })

const launchInput = (game: Game, session: SessionInfo | undefined, language: LanguageCode) => ({
  confirmTrans: 'true' as const,
  launchMode: session ? ('REAL' as const) : ('TRIAL' as const),
  platform: 'html5' as const,
  clientType: '3' as const,
  accountType: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  merchantCode: currentBrand().code,
  language,
  webView: 'false' as const,
})

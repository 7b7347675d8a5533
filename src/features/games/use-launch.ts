import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Game, games } from '#contract/games.ts'
import type { Input } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { currentBrand } from '#gateway/platform-status.ts'
import { currentSession } from '#gateway/session.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useNavigate } from '#platform/router.ts'
import { gameQueries } from './game-queries.ts'
import { type Launchable, launchTarget } from './launch-target.ts'
import { openGame } from './launched-game.ts'
import { useLoginFirst } from './use-login-first.ts'

/** A game whose code is `lobby` stands for its whole vendor; the vendor tabs say which of those open a list. */
function asLaunchable(game: Game, client: QueryClient): Launchable {
  const vendors = client.getQueryData(gameQueries.vendors().queryKey)
  const tabs = vendors ? Object.values(vendors.categories).flat() : []
  return {
    ...game,
    list: game.gameCode === 'lobby' && tabs.some((tab) => tab.vassalage === game.vassalage && tab.list),
  }
}

const launchInput = (game: Game, language: LanguageCode): Input<typeof games.launch> => ({
  confirmTrans: 'true',
  launchMode: 'REAL',
  platform: 'html5',
  /** A mobile browser, in the gateway's count. */
  clientType: '3',
  accountType: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  merchantCode: currentBrand().code,
  language,
  webView: 'false',
})

async function openVendorGame(game: Game, language: LanguageCode) {
  try {
    // The frame's code comes along meanwhile, so that the tile is busy until there is something else to see.
    const [launched] = await Promise.all([call(games.launch, launchInput(game, language)), import('./game-frame.tsx')])
    openGame({ title: game.displayName, address: gatewayUrl(launched.content.game_url) })
  } catch {
    // A launch that fails says nothing: the specification wants it so.
  }
}

/** What a press on a game's tile does; the promise settles once the game or its page is opening, or has failed to. */
export function useLaunch(): (game: Game) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const loginFirst = useLoginFirst()
  return async (game) => {
    const target = launchTarget(asLaunchable(game, client), currentSession() !== undefined)
    if (target.kind === 'login') loginFirst()
    else if (target.kind === 'page') navigate(target.address)
    else await openVendorGame(game, language)
  }
}

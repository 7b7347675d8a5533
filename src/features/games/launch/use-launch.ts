import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Game, games } from '#contract/games.ts'
import { call } from '#gateway/call.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import { isOffline } from '#gateway/failure.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { currentSession } from '#session/session.ts'
import { toast } from '#ui/toast.ts'
import { useIsHere } from '#ui/use-is-here.ts'
import { gameQueries } from '../game-queries.ts'
import { launchInput } from './launch-input.ts'
import { type Launchable, launchTarget } from './launch-target.ts'
import { openGame } from './launched-game.ts'
import { GameFrame } from './lazy-game-frame.ts'
import { useLoginFirst } from './use-login-first.ts'

/** Marks the entry of a whole vendor (its code is `lobby`) if the vendor's tab opens a list. */
function asLaunchable(game: Game, client: QueryClient): Launchable {
  const vendors = client.getQueryData(gameQueries.vendors().queryKey)
  const tabs = vendors ? Object.values(vendors.categories).flat() : []
  return {
    ...game,
    list: game.gameCode === 'lobby' && tabs.some((tab) => tab.vassalage === game.vassalage && tab.list),
  }
}

/** Counts the presses, because only the last of several launches opens. */
let presses = 0

async function openVendorGame(game: Game, language: LanguageCode, isHere: () => boolean) {
  presses += 1
  const press = presses
  // Keeps the tile busy until the frame can render.
  const [launched] = await Promise.all([
    call(games.launch, launchInput(game, 'REAL', language)),
    GameFrame.fetchAhead(),
  ])
  const address = requireGatewayPage(launched.content.game_url)
  if (isHere() && press === presses) openGame({ title: game.displayName, address })
}

/** Returns the action of a game's tile. Its promise resolves when the game or its page opens, or when that fails. */
export function useLaunch(): (game: Game) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const loginFirst = useLoginFirst()
  const { t } = useTranslation()
  const isHere = useIsHere()

  /** Shows a message if the device is offline. The specification requires silence for any other failure. */
  const showIfOffline = (failure: unknown) => {
    if (isOffline(failure)) toast.show(t('no_internet'), { kind: 'error' })
  }

  return async (game) => {
    const target = launchTarget(asLaunchable(game, client), currentSession() !== undefined)
    if (target.kind === 'login') loginFirst()
    else if (target.kind === 'page') navigate(target.address)
    else await openVendorGame(game, language, isHere).catch(showIfOffline)
  }
}

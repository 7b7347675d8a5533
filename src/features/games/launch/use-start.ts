import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFlags } from '#brand/platform-status.ts'
import { type Game, games } from '#contract/games.ts'
import { call } from '#gateway/call.ts'
import { requireGatewayPage } from '#gateway/deployment.ts'
import { failureText, isOffline } from '#gateway/failure.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { currentSession } from '#session/session.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { toast } from '#ui/layers/toast.ts'
import { gameQueries } from '../game-queries.ts'
import { launchInput } from './launch-input.ts'
import { type Launchable, launchTarget } from './launch-target.ts'
import { openGame } from './launched-game.ts'
import { GameFrame } from './lazy-game-frame.ts'
import type { PageEntry } from './page-entry.ts'
import { useLoginFirst } from './use-login-first.ts'

type LaunchMode = 'REAL' | 'TRIAL'

/** Marks the entry of a whole vendor (its code is `lobby`) if the vendor's tab opens a list. */
export function asLaunchable(game: Game, client: QueryClient): Launchable {
  const vendors = client.getQueryData(gameQueries.vendors().queryKey)
  const tabs = vendors ? Object.values(vendors.categories).flat() : []
  return {
    ...game,
    list: game.gameCode === 'lobby' && tabs.some((tab) => tab.vassalage === game.vassalage && tab.list),
  }
}

/** Counts the presses, because only the last of several launches opens. */
let presses = 0

/** Launches a game. Returns a function that opens it, unless another launch has begun since. */
async function launchAtVendor(game: Game, language: LanguageCode, mode: LaunchMode) {
  presses += 1
  const press = presses
  const endpoint = mode === 'REAL' ? games.launch : games.trialLaunch
  // Keeps the tile busy until the frame can render.
  const [launched] = await Promise.all([call(endpoint, launchInput(game, mode, language)), GameFrame.fetchAhead()])
  const address = requireGatewayPage(launched.content.game_url)
  return (entry?: PageEntry) => press === presses && openGame({ title: game.displayName, address, entry })
}

/**
 * Returns a function that launches a game. Its promise resolves when the game or its page opens, or when that fails.
 * `takeEntry` closes an overlay and returns its history entry, which the game or the page takes over.
 */
export function useStart() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  const loginFirst = useLoginFirst()
  const { t } = useTranslation()
  const isMounted = useIsMounted()
  const flag = useFlags()

  /** Shows a message if the device is offline. The specification requires silence for any other failure. */
  const showFailure = (failure: unknown) => {
    if (isOffline(failure) || flag('LAUNCHNOTICE3')) toast.show(t(failureText(failure)), { kind: 'error' })
  }

  return async (game: Game, mode: LaunchMode = 'REAL', takeEntry?: () => PageEntry | undefined): Promise<void> => {
    const target =
      mode === 'TRIAL'
        ? ({ kind: 'vendor' } as const)
        : launchTarget(asLaunchable(game, client), currentSession() !== undefined)
    if (target.kind === 'vendor') {
      try {
        const open = await launchAtVendor(game, language, mode)
        if (isMounted()) open(takeEntry?.())
      } catch (failure) {
        showFailure(failure)
      }
      return
    }
    const replace = takeEntry?.() !== undefined
    if (target.kind === 'login') loginFirst(replace)
    else navigate(target.address, { replace })
  }
}

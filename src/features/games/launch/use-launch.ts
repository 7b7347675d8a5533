import { useQueryClient } from '@tanstack/react-query'
import { useFlag } from '#brand/platform-status.ts'
import type { Game } from '#contract/games.ts'
import { GameInfoSheet } from '../info/lazy-game-info.ts'
import { showInfo } from '../info/shown-game.ts'
import { asLaunchable, useStart } from './use-start.ts'

/** Returns the action of a game's tile: it launches the game or, if the merchant's flag is on, shows what it is first. */
export function useLaunch(): (game: Game) => Promise<void> {
  const client = useQueryClient()
  const start = useStart()
  const informs = useFlag('GAMEINFO3')
  return async (game) => {
    if (!informs || asLaunchable(game, client).list) return start(game)
    await GameInfoSheet.fetchAhead()
    showInfo(game)
  }
}

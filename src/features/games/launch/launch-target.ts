import type { Game } from '#contract/games.ts'
import { gameListAddress } from '../list/game-list-address.ts'

export type Launchable = Pick<Game, 'vassalage' | 'gameType' | 'gameId' | 'gameGroupId' | 'lottoMode'> & {
  /** The entry of a vendor that opens its game list. */
  list?: boolean
}

/** The target of a press on a tile: the login, a page of the app, or the vendor's page through the gateway. */
export type LaunchTarget = { kind: 'login' } | { kind: 'page'; address: string } | { kind: 'vendor' }

const page = (address: string): LaunchTarget => ({ kind: 'page', address })

const lotteryAddress = (query: Record<string, string>) => `/m/launchGame?${new URLSearchParams(query)}`
const lottery = (query: Record<string, string>) => page(lotteryAddress(query))

/** The lottery's address from the game centre, to which closing returns. */
export const lotteryCenter = lotteryAddress({ playType: 'trad', prize_mode: 'Elott', vendor: 'ELOTT', code: 'lobby' })

/** Returns the target of a vendor's whole lottery, which is the same for each of its games. */
const lotteryLobby = (vendor: string, prizeMode: string) =>
  lottery({ playType: 'trad', prize_mode: prizeMode, vendor, code: 'lobby', pageBack: 'home' })

const lotteryGame = ({ lottoMode, gameId, gameGroupId }: Launchable) =>
  lottery({
    playType: lottoMode.includes('Entertainment') ? 'ent' : 'trad',
    gameId,
    gameGroupId,
    prize_mode: 'Elott',
    code: 'lobby',
    pageBack: 'home',
  })

export function launchTarget(game: Launchable, loggedIn: boolean): LaunchTarget {
  if (!loggedIn) return { kind: 'login' }
  switch (game.vassalage) {
    case 'TCG_LOTTO_VN':
      return lotteryLobby(game.vassalage, 'Elott')
    case 'TCG_SEA':
      return lotteryLobby(game.vassalage, 'SEA')
    case 'LOTT':
    case 'ELOTT':
      return lotteryGame(game)
    default:
      return game.list ? page(gameListAddress(game.gameType, game.vassalage)) : { kind: 'vendor' }
  }
}

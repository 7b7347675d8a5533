import type { Category } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { openSessions } from '#mock-server/platform/accounts/endpoints/sessions.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Account } from '#mock-server/world/ledger/transfer.ts'
import { walletAccount, walletOfVendor } from '#mock-server/world/ledger/wallet-accounts.ts'
import { otherWorldMessage, readToken } from '#mock-server/world/token.ts'
import type { World } from '#mock-server/world/world.ts'

type LaunchError = 'LAUNCH_EXPIRED' | 'LAUNCH_CLOSED' | 'SESSION_EXPIRED' | 'GAME_NOT_FOUND' | 'VENDOR_MAINTENANCE'
type Fail<Code extends string> = (code: Code, detail?: FailureDetail) => never

/** The launch a token stands for, whatever its state. @throws GatewayError LAUNCH_EXPIRED for a token nobody has. */
export function findLaunch(world: World, token: string, fail: Fail<'LAUNCH_EXPIRED'>) {
  const field = 'body.token'
  const read = readToken(world, token)
  if ('otherWorld' in read) {
    return fail('LAUNCH_EXPIRED', { field, message: otherWorldMessage('launch', read.otherWorld, world) })
  }
  return (
    world.tables.launches.get(read.key) ??
    fail('LAUNCH_EXPIRED', { field, message: 'this world has no such launch; start the game again' })
  )
}

export type Launch = ReturnType<typeof findLaunch>

/** The ledger account that holds the money of one trial. */
export const trialAccount = (token: string): Account => `trial:${token}`

/**
 * The account a launch plays from: a trial's own; else the wallet of the vendor if it has one of its own, the main one if
 * not.
 */
export const playerOf = ({ memberId, nodeId, trial, token }: Launch): Account =>
  trial ? trialAccount(token) : walletAccount(memberId, walletOfVendor(catalogue.game(nodeId)?.vassalage ?? ''))

/** What a player has played of a game. */
export const seatOf = ({ tables }: World, { memberId, nodeId }: Launch) => tables.rounds.list('seats', memberId, nodeId)

/** Who bets in a game, and against whom: what every round of a launch has in common. */
export const sidesOf = (launch: Launch, { nodeId, vassalage }: CatalogueGame) => ({
  memberId: launch.memberId,
  nodeId,
  launchToken: launch.token,
  player: playerOf(launch),
  // A trial's money comes from the platform and goes back there: no vendor earns by it.
  house: launch.trial ? ('platform' as const) : (`house:${vassalage}` as const),
})

/** @throws GatewayError VENDOR_MAINTENANCE while the game's vendor is closed. */
export function checkVendorOpen(world: World, { vassalage }: CatalogueGame, fail: Fail<'VENDOR_MAINTENANCE'>): void {
  if (!world.settings().vendorMaintenance.includes(vassalage)) return
  fail('VENDOR_MAINTENANCE', { message: `the vendor ${vassalage} is under maintenance` })
}

/** The game of a launch that may be played now. @throws GatewayError saying why it may not. */
export function playableGame(world: World, launch: Launch, fail: Fail<LaunchError>) {
  const field = 'body.token'
  if (launch.closed) fail('LAUNCH_CLOSED', { field, message: 'the game was closed; start it again' })
  if (launch.expiresAt <= world.clock.now()) {
    fail('LAUNCH_EXPIRED', { field, message: 'the launch has run out; start the game again' })
  }
  if (!launch.trial && openSessions(world, launch.memberId).length === 0) {
    fail('SESSION_EXPIRED', { field, message: 'the member is logged in no more; log in and start the game again' })
  }
  const game = catalogue.game(launch.nodeId) ?? fail('GAME_NOT_FOUND', { field, message: 'the game is gone' })
  checkVendorOpen(world, game, fail)
  return { game, language: languageOf(launch.language) }
}

/** The same, of a game that the caller's page plays. @throws GatewayError GAME_NOT_FOUND for one of another category too. */
export function playableOf(category: Category, world: World, launch: Launch, fail: Fail<LaunchError>): CatalogueGame {
  const { game } = playableGame(world, launch, fail)
  if (game.category === category) return game
  return fail('GAME_NOT_FOUND', { field: 'body.token', message: `a ${game.category} game is not played on this page` })
}

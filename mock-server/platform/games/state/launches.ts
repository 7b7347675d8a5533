import type { Category } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { openSessions } from '#mock-server/platform/accounts/state/sessions.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { Account } from '#mock-server/world/transfers/transfer.ts'
import { walletAccount, walletOfVendor } from '#mock-server/world/transfers/wallet-accounts.ts'
import { otherWorldMessage, readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

type LaunchError = 'LAUNCH_EXPIRED' | 'LAUNCH_CLOSED' | 'SESSION_EXPIRED' | 'GAME_NOT_FOUND' | 'VENDOR_MAINTENANCE'
type Fail<Code extends string> = (code: Code, detail?: FailureDetail) => never

/** Returns the launch of a token, in any state. @throws GatewayError LAUNCH_EXPIRED if the token is unknown */
export function findLaunch(world: World, token: string, fail: Fail<'LAUNCH_EXPIRED'>) {
  const field = 'body.token'
  const read = readToken(world, token)
  if ('otherWorld' in read) {
    return fail('LAUNCH_EXPIRED', { field, message: otherWorldMessage('launch', read.otherWorld, world) })
  }
  return (
    world.tables.launches.get(read.key) ??
    fail('LAUNCH_EXPIRED', { field, message: 'the world has no such launch; start the game again' })
  )
}

export type Launch = ReturnType<typeof findLaunch>

/** Returns the ledger account of a trial's money. */
export const trialAccount = (token: string): Account => `trial:${token}`

/**
 * Returns the account a launch plays from: the trial's account, the vendor's own wallet, or else the main wallet.
 */
export const playerOf = ({ memberId, nodeId, trial, token }: Launch): Account =>
  trial ? trialAccount(token) : walletAccount(memberId, walletOfVendor(catalogue.game(nodeId)?.vassalage ?? ''))

/** Returns the rounds a player has played of a game. */
export const seatOf = ({ tables }: World, { memberId, nodeId }: Launch) => tables.rounds.list('seats', memberId, nodeId)

/** Returns the fields that all rounds of a launch share: member, game, and the accounts of player and house. */
export const sidesOf = (launch: Launch, { nodeId, vassalage }: CatalogueGame) => ({
  memberId: launch.memberId,
  nodeId,
  launchToken: launch.token,
  player: playerOf(launch),
  // A trial's money comes from the platform and returns there, so no vendor earns from it.
  house: launch.trial ? ('platform' as const) : (`house:${vassalage}` as const),
})

/** Checks that the game's vendor is open. @throws GatewayError VENDOR_MAINTENANCE */
export function checkVendorOpen(world: World, { vassalage }: CatalogueGame, fail: Fail<'VENDOR_MAINTENANCE'>): void {
  if (!world.settings().vendorMaintenance.includes(vassalage)) return
  fail('VENDOR_MAINTENANCE', { message: `the vendor ${vassalage} is under maintenance` })
}

/** Returns the game and language of a launch that may be played now. @throws GatewayError */
export function playableGame(world: World, launch: Launch, fail: Fail<LaunchError>) {
  const field = 'body.token'
  if (launch.closed) fail('LAUNCH_CLOSED', { field, message: 'the game was closed; start it again' })
  if (launch.expiresAt <= world.clock.now()) {
    fail('LAUNCH_EXPIRED', { field, message: 'the launch has expired; start the game again' })
  }
  if (!launch.trial && openSessions(world, launch.memberId).length === 0) {
    fail('SESSION_EXPIRED', { field, message: 'the member is logged out; log in and start the game again' })
  }
  const game =
    catalogue.game(launch.nodeId) ?? fail('GAME_NOT_FOUND', { field, message: 'the catalogue no longer has the game' })
  checkVendorOpen(world, game, fail)
  return { game, language: languageOf(launch.language) }
}

/** Returns the game like `playableGame`, if it has the page's category. @throws GatewayError GAME_NOT_FOUND if it does not */
export function playableOf(category: Category, world: World, launch: Launch, fail: Fail<LaunchError>): CatalogueGame {
  const { game } = playableGame(world, launch, fail)
  if (game.category === category) return game
  return fail('GAME_NOT_FOUND', { field: 'body.token', message: `this page does not play ${game.category} games` })
}

import type { games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { checkNoBreak } from '#mock-server/platform/saferplay/state/enforce.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { walletOfVendor } from '#mock-server/world/transfers/wallet-accounts.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import { gatherFunds } from '#mock-server/world/worlds/wallets.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { checkVendorOpen, trialAccount } from '../state/launches.ts'
import { gamePages } from '../vendor-pages.ts'
import { noteRecent } from './recent.ts'

type LaunchCall = Call<typeof games.launch> | Call<typeof games.trialLaunch>

/** The balance a trial begins with, in major units. */
const trialMoney = 100_000

/** Returns why no game has the requested ids. `game` is the one of the nodeId, if there is one. */
const whyNotFound = ({ gameId, nodeId }: LaunchCall['input'], game: CatalogueGame | undefined) => {
  if (game) return `the game "${nodeId}" has the gameId "${game.gameId}", not "${gameId}"`
  const missing = nodeId === undefined ? `gameId "${gameId}"` : `nodeId "${nodeId}"`
  return `there is no game with the ${missing}; games.gameList lists them`
}

/** Returns the requested game, if it may be launched. @throws GatewayError; nothing has changed then. */
function findLaunchable({ input, world, fail }: LaunchCall): CatalogueGame {
  const { code } = world.merchant()
  if (input.merchantCode !== code) {
    fail('MERCHANT_UNKNOWN', { field: 'query.merchantCode', message: `this world belongs to the merchant ${code}` })
  }
  const { gameId, nodeId, accountType } = input
  const game = nodeId === undefined ? catalogue.gameById(gameId) : catalogue.game(nodeId)
  if (game?.gameId !== gameId) {
    return fail('GAME_NOT_FOUND', {
      field: nodeId === undefined ? 'query.gameId' : 'query.nodeId',
      message: whyNotFound(input, game),
    })
  }
  if (game.vassalage !== accountType) {
    fail('INVALID_INPUT', { field: 'query.accountType', message: `this game belongs to the vendor ${game.vassalage}` })
  }
  checkVendorOpen(world, game, fail)
  return game
}

function gameUrl({ input, world, request: { vendors, base } }: LaunchCall, key: string, game: CatalogueGame): string {
  const { language, webView, clientType } = input
  const query = new URLSearchParams({
    token: tokenOf(world, key),
    // Vendors do not support Urdu.
    language: language.toUpperCase() === 'UR' ? 'EN' : language.toUpperCase(),
    ...(clientType && { clientType }),
    ...(webView === 'true' && { webView }),
  })
  const page = `__vendors/${gamePages[game.category]}?${query}`
  return vendors ? `${vendors}${base}${page}` : `/${page}`
}

/** Stores a launch and returns its address. Without a member it is a trial, with an account of its own. */
async function open(call: LaunchCall, game: CatalogueGame, memberId?: string) {
  const { input, world, now } = call
  const token = world.nextId('launch')
  const trial = memberId === undefined
  purge(world)
  await world.tables.launches.insert({
    token,
    memberId: memberId ?? trialAccount(token),
    trial,
    nodeId: game.nodeId,
    language: input.language,
    expiresAt: now + world.settings().launchLife,
    closed: false,
  })
  if (trial) await fundTrial(world, token)
  return { content: { game_url: gameUrl(call, token, game) } }
}

const fundTrial = (world: World, token: string) =>
  world.ledger.move({
    reason: 'opening',
    from: 'platform',
    to: trialAccount(token),
    amount: toMinor(trialMoney),
    reference: token,
    idempotencyKey: `trial/${token}`,
  })

function openTrial(call: LaunchCall) {
  const game = findLaunchable(call)
  if (!game.supportPlay.split(',').includes('TRIAL')) {
    call.fail('TRIAL_NOT_SUPPORTED', { field: 'query.gameId', message: `${game.nodeId} has no trial` })
  }
  return open(call, game)
}

/**
 * Launches a game: creates a token of limited life and returns the vendor page's address with it. With `confirmTrans`,
 * the member's money is first moved to the wallet that the game uses.
 */
export async function launchGame(call: Call<typeof games.launch>) {
  const { input, member, world } = call
  if (input.launchMode === 'TRIAL') return openTrial(call)
  const game = findLaunchable(call)
  // A break has ended all sessions, so only a session of the control API gets here during one.
  checkNoBreak(world, member.id)
  if (input.confirmTrans === 'true') await gatherFunds(world, member.id, walletOfVendor(game.vassalage))
  await noteRecent(world, member.id, game.nodeId)
  return open(call, game, member.id)
}

/** Launches a trial with play money; needs no session. */
export function launchTrial(call: Call<typeof games.trialLaunch>) {
  if (call.input.launchMode === 'REAL') {
    call.fail('INVALID_INPUT', { field: 'query.launchMode', message: 'a trial launch needs the mode TRIAL' })
  }
  return openTrial(call)
}

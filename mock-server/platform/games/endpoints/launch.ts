import type { games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { gatherFunds } from '#mock-server/platform/money/state/wallets.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { walletOfVendor } from '#mock-server/world/ledger/wallet-accounts.ts'
import { purge } from '#mock-server/world/purge.ts'
import { tokenOf } from '#mock-server/world/token.ts'
import type { World } from '#mock-server/world/world.ts'
import { checkVendorOpen, trialAccount } from '../state/launches.ts'
import { gamePages } from '../vendor-pages.ts'
import { noteRecent } from './recent.ts'

type LaunchCall = Call<typeof games.launch> | Call<typeof games.trialLaunch>

/** What a trial begins with, in major units. */
const trialMoney = 100_000

/** The game that is asked for, if it may be opened. @throws GatewayError; nothing has changed then. */
function launchable({ input, world, fail }: LaunchCall): CatalogueGame {
  const { code } = world.merchant()
  if (input.merchantCode !== code) {
    fail('MERCHANT_UNKNOWN', { field: 'query.merchantCode', message: `this platform is ${code}'s` })
  }
  const { gameId, nodeId, accountType } = input
  const game = nodeId === undefined ? catalogue.gameById(gameId) : catalogue.game(nodeId)
  if (game?.gameId !== gameId) {
    return fail('GAME_NOT_FOUND', {
      field: nodeId === undefined ? 'query.gameId' : 'query.nodeId',
      message: 'no game has nodeId and gameId as given',
    })
  }
  if (game.vassalage !== accountType) {
    fail('INVALID_INPUT', { field: 'query.accountType', message: `this game is ${game.vassalage}'s` })
  }
  checkVendorOpen(world, game, fail)
  return game
}

function gameUrl({ input, world, request: { vendors, base } }: LaunchCall, key: string, game: CatalogueGame): string {
  const { language, webView, clientType } = input
  const query = new URLSearchParams({
    token: tokenOf(world, key),
    // Vendors know no Urdu.
    language: language.toUpperCase() === 'UR' ? 'EN' : language.toUpperCase(),
    ...(clientType && { clientType }),
    ...(webView === 'true' && { webView }),
  })
  const page = `__vendors/${gamePages[game.category]}?${query}`
  return vendors ? `${vendors}${base}${page}` : `/${page}`
}

/** Nobody's launch is a trial; its rounds are kept under its own account. */
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
  const game = launchable(call)
  if (!game.supportPlay.split(',').includes('TRIAL')) {
    call.fail('TRIAL_NOT_SUPPORTED', { field: 'query.gameId', message: `${game.nodeId} is played for real money only` })
  }
  return open(call, game)
}

/**
 * Opens a game: a launch token of limited life, and the vendor page that takes it. With `confirmTrans` the player's money
 * goes where the game plays from, so that no wallet has to be looked after.
 */
export async function launchGame(call: Call<typeof games.launch>) {
  const { input, member, world } = call
  if (input.launchMode === 'TRIAL') return openTrial(call)
  const game = launchable(call)
  if (input.confirmTrans === 'true') await gatherFunds(world, member.id, walletOfVendor(game.vassalage))
  await noteRecent(world, member.id, game.nodeId)
  return open(call, game, member.id)
}

/** The same for anybody, with money that is nobody's. */
export function launchTrial(call: Call<typeof games.trialLaunch>) {
  if (call.input.launchMode === 'REAL') {
    call.fail('INVALID_INPUT', { field: 'query.launchMode', message: 'a trial launch is of the mode TRIAL' })
  }
  return openTrial(call)
}

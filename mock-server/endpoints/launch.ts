import type { games } from '#contract/games.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Call } from '../core/implement.ts'
import { walletOfVendor } from '../domain/wallets.ts'
import { gatherFunds, isOpen } from '../world/wallets.ts'
import type { World } from '../world/world.ts'

/** With `confirmTrans` a player's money goes where the game plays from, so that no wallet has to be looked after. */
async function bringFunds(world: World, memberId: string, wallet: string) {
  if (isOpen(world, wallet)) await gatherFunds(world, memberId, wallet)
}

/** Opens a game: a launch token of limited life, and the vendor page that takes it. */
export async function launchGame({ input, member, world, now, fail }: Call<typeof games.launch>) {
  const { code } = world.merchant()
  if (input.merchantCode !== code) {
    fail('MERCHANT_UNKNOWN', { field: 'query.merchantCode', message: `this platform is ${code}'s` })
  }
  const game = catalogue.game(input.nodeId ?? '')
  if (!game || game.gameId !== input.gameId) {
    return fail('GAME_NOT_FOUND', { field: 'query.nodeId', message: `no game has nodeId and gameId as given` })
  }
  if (input.confirmTrans === 'true') await bringFunds(world, member.id, walletOfVendor(game.vassalage))
  const token = world.nextId('launch')
  await world.tables.launches.insert({
    token,
    memberId: member.id,
    nodeId: game.nodeId,
    language: input.language,
    expiresAt: now + world.settings().launchLife,
    closed: false,
  })
  const query = new URLSearchParams({ token, world: world.name, language: input.language })
  return { content: { game_url: `/__vendors/slot.html?${query}` } }
}

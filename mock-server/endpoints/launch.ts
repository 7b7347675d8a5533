import type { games } from '#contract/games.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Call } from '../core/implement.ts'

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

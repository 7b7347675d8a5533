import type { games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Records that a member opened a game now. */
export async function noteRecent({ tables, clock }: World, memberId: string, nodeId: string): Promise<void> {
  const at = clock.now()
  const key = `${memberId}/${nodeId}`
  if (!tables.recents.get(key)) return tables.recents.insert({ memberId, nodeId, at })
  await tables.recents.update(key, (draft) => {
    draft.at = at
  })
}

export async function addRecent({ input, member, world, fail }: Call<typeof games.addRecent>) {
  const { nodeId } = catalogue.game(input.nodeId) ?? fail('GAME_NOT_FOUND', { field: 'body.nodeId' })
  await noteRecent(world, member.id, nodeId)
  return null
}

/** Returns when each game was last opened or played, newest first. */
function lastTimes(world: World, memberId: string) {
  const { rounds, recents } = world.tables
  const times = new Map<string, number>()
  const note = (nodeId: string, at: number) => times.set(nodeId, Math.max(at, times.get(nodeId) ?? 0))
  for (const [nodeId, seat] of rounds.named('seats', memberId)) {
    const last = seat.findLast(({ row }) => row.settledAt !== null)
    if (last) note(nodeId, last.row.at)
  }
  for (const { nodeId, at } of recents.by('memberId', memberId)) note(nodeId, at)
  return Array.from(times, ([nodeId, at]) => ({ nodeId, at })).toSorted((a, b) => b.at - a.at)
}

export function recent({ input, member, world }: Call<typeof games.recent>) {
  const language = languageOf(input.language)
  const played = lastTimes(world, member.id).flatMap(({ nodeId, at }) => {
    const game = catalogue.game(nodeId)
    return game ? [{ game: gameView(game, language), at }] : []
  })
  const { content, pageNum, totalPages } = pageOf(played, input)
  return { content, pageNum, totalPages }
}

/** What a page of a list costs as its table grows; in a process of its own. */
import { wallet } from '#contract/wallet.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { buildGames } from '#mock-server/catalogue/build-games.ts'
import { createGamePages } from '#mock-server/catalogue/game-pages.ts'
import { createGateway } from '#mock-server/core/gateway.ts'
import { toRequest } from '#mock-server/testing/message.ts'
import { loadLibrary } from '#mock-server/world/library.ts'
import { personaSession } from '#mock-server/world/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds.ts'
import { percentile, timed } from './statistics.ts'

const sizes = [1_000, 10_000, 100_000]
const calls = 300
/** Whom the rows belong to that are not the asking member's. */
const others = 500
const asOf = Date.now()

export interface TableCost {
  rows: number
  /** Milliseconds a page, p50. */
  gameList: number
  records: number
}

async function costOf(call: () => unknown): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < calls; at += 1) times.push(await timed(call))
  return percentile(times, 0.5)
}

function gameListCost(rows: number) {
  const some = buildGames()
  const games = Array.from({ length: rows }, (_, at) => some[at % some.length]).flatMap((game) => game ?? [])
  const page = createGamePages(games)
  return costOf(() => page({ gameType: 'RNG', vassalage: 'PP', pageNo: 2, pageSize: 21 }))
}

/** A member with 90 rounds asks for a page of them, in a world where others have played all the rest. */
async function recordsCost(rows: number) {
  const worlds = createWorlds(loadLibrary(() => asOf))
  const settings = { requestsPerMinute: 0 }
  const world = await worlds.replace({ name: 'w', scenario: 'active-member', seed: 'bench', changes: { settings } })
  const [round] = world.tables.rounds.all()
  if (!round) throw new Error('the scenario has no rounds to copy')
  for (let at = world.tables.rounds.size; at < rows; at += 1) {
    await world.tables.rounds.insert({
      ...structuredClone(round),
      id: `r-${at}`,
      memberId: `other-${at % others}`,
    } as never)
  }
  const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: () => asOf })
  const query = new URLSearchParams({ startTime: '0', endTime: `${asOf}`, pageNo: '1', pageSize: '21', language: 'KO' })
  const headers = { 'X-World': 'w', Authorization: personaSession(world)?.token ?? '' }
  const path = `${wallet.gameRecords.path}?${query}`
  const ask = () => gateway(toRequest({ path, headers }))
  const { status, body } = await ask()
  if (status !== 200) throw new Error(`${path} answered ${body}`)
  return costOf(ask)
}

const costs: TableCost[] = []
for (const rows of sizes) {
  costs.push({ rows, gameList: await gameListCost(rows), records: await recordsCost(rows) })
}
console.log(JSON.stringify(costs))

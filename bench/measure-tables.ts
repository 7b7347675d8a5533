/** Measures the cost of a list page as its table grows; runs in its own process. */
import { setTimeout } from 'node:timers/promises'
import { announcements } from '#contract/announcements.ts'
import { wallet } from '#contract/wallet.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { buildGames } from '#mock-server/catalogue/build-games.ts'
import { createGamePages } from '#mock-server/catalogue/game-pages.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { createGateway } from '#mock-server/hosts/gateway.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { personaSession } from '#mock-server/world/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds.ts'
import { type Times, timesOf } from './statistics.ts'
import { withRows } from './table-world.ts'

const sizes = [1_000, 10_000, 100_000] as const
/** The number of calls that are not counted, until the compiler has optimised. */
const warmUp = 1_000
/** The milliseconds before the calls that count. */
const settling = 200
const calls = 2_000
const asOf = Date.now()

/** The measured calls: `own` in a world where the caller owns all rows, `shared` in one where all members own rows. */
const queries = {
  'a page of the betting record': { world: 'own', path: wallet.gameRecords.path, paged: true },
  'a page of the account record': { world: 'own', path: wallet.transactions.path, paged: true },
  'profit and loss by day': { world: 'own', path: wallet.profitAndLoss.path, paged: true },
  'the winner board': { world: 'shared', path: `${announcements.winnerBoard.path}?gameCategory=ALL&limitNum=100` },
  'the popular games': { world: 'shared', path: `${announcements.popularGames.path}?limitNum=20` },
  'the rank list of a month': { world: 'shared', path: `${announcements.rankList.path}?period=MONTH` },
} as const

const page = `startTime=0&endTime=${asOf}&pageNo=2&pageSize=21`

export interface PageCost {
  name: string
  /** The times for each size. */
  times: Times[]
}

export interface TableCosts {
  sizes: readonly number[]
  pages: PageCost[]
}

const worlds = createWorlds(loadLibrary(() => asOf))
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: () => asOf })

/** Creates two worlds of a size and returns the session of the member who owns the first one's rows. */
async function makeWorlds(rows: number): Promise<string> {
  const changes = { settings: { requestsPerMinute: 0 } }
  const world = await worlds.replace({ name: 'own', scenario: 'active-member', seed: 'bench', changes })
  const session = personaSession(world)
  const snapshot = world.snapshot()
  const everybody = snapshot.tables.members.map(({ id }) => id)
  await worlds.restore(withRows(snapshot, [session?.id ?? ''], rows, asOf))
  await worlds.restore({ ...withRows(snapshot, everybody, rows, asOf), name: 'shared' })
  return session?.token ?? ''
}

async function warmTimesOf(action: () => Promise<unknown> | unknown): Promise<Times> {
  await timesOf(warmUp, action)
  // The preparation leaves garbage and code to other threads, whose time counts too.
  await setTimeout(settling)
  return timesOf(calls, action)
}

async function costOf(query: (typeof queries)[keyof typeof queries], token: string): Promise<Times> {
  const address = 'paged' in query ? `${query.path}?${page}` : query.path
  const path = `${address}&language=KO`
  const headers = { 'X-World': query.world, Authorization: token }
  const ask = () => gateway(toRequest({ path, headers }))
  const { status, body } = await ask()
  if (status !== 200) throw new Error(`${path} returned ${body}`)
  return warmTimesOf(ask)
}

function gameListCost(rows: number): Promise<Times> {
  const some = buildGames()
  const games = Array.from({ length: rows }, (_, at) => some[at % some.length]).flatMap((game) => game ?? [])
  const pageOf = createGamePages(games)
  return warmTimesOf(() => pageOf({ gameType: 'RNG', vassalage: 'PP', pageNo: 2, pageSize: 21 }))
}

const pages: PageCost[] = ['a page of the game list', ...Object.keys(queries)].map((name) => ({ name, times: [] }))
for (const rows of sizes) {
  const token = await makeWorlds(rows)
  const costs = [await gameListCost(rows)]
  for (const query of Object.values(queries)) costs.push(await costOf(query, token))
  for (const [at, cost] of costs.entries()) pages[at]?.times.push(cost)
}
console.log(JSON.stringify({ sizes, pages } satisfies TableCosts))

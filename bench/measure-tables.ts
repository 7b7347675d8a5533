/** Measures the cost of a list page as its table grows; runs in its own process. */
import { announcements } from '#contract/announcements.ts'
import { wallet } from '#contract/wallet.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { buildGames } from '#mock-server/catalogue/build-games.ts'
import { createGamePages } from '#mock-server/catalogue/game-pages.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { createGateway } from '#mock-server/hosts/gateway.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { percentile, type Times, timesOf } from './statistics.ts'
import { withRows } from './table-world.ts'

const sizes = [1_000, 10_000, 100_000] as const
/** The rounds of calls that are not counted, until the compiler has optimised for worlds of all sizes. */
const preparations = 4
/** The rounds of which each figure is the median. */
const rounds = 5
const calls = 1_000
const asOf = Date.now()

/** The measured calls: in a world where `one` member, the caller, owns all rows, or where `all` members own some. */
const queries = {
  'a page of the betting record': { owner: 'one', path: wallet.gameRecords.path, paged: true },
  'a page of the account record': { owner: 'one', path: wallet.transactions.path, paged: true },
  'profit and loss by day': { owner: 'one', path: wallet.profitAndLoss.path, paged: true },
  'the winner board': { owner: 'all', path: `${announcements.winnerBoard.path}?gameCategory=ALL&limitNum=100` },
  'the popular games': { owner: 'all', path: `${announcements.popularGames.path}?limitNum=20` },
  'the rank list of a month': { owner: 'all', path: `${announcements.rankList.path}?period=MONTH` },
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
  const world = await worlds.replace({ name: `one-${rows}`, scenario: 'active-member', seed: 'bench', changes })
  const session = personaSession(world)
  const snapshot = world.snapshot()
  const everybody = snapshot.tables.members.map(({ id }) => id)
  await worlds.restore(withRows(snapshot, [session?.id ?? ''], rows, asOf))
  await worlds.restore({ ...withRows(snapshot, everybody, rows, asOf), name: `all-${rows}` })
  return session?.token ?? ''
}

function asking(query: (typeof queries)[keyof typeof queries], rows: number, token: string) {
  const address = 'paged' in query ? `${query.path}?${page}` : query.path
  const path = `${address}&language=KO`
  const headers = { 'X-World': `${query.owner}-${rows}`, Authorization: token }
  return async () => {
    const { status, body } = await gateway(toRequest({ path, headers }))
    if (status !== 200) throw new Error(`${path} returned ${body}`)
  }
}

function turningGamePages(rows: number) {
  const some = buildGames()
  const games = Array.from({ length: rows }, (_, at) => some[at % some.length]).flatMap((game) => game ?? [])
  const pageOf = createGamePages(games)
  return () => pageOf({ gameType: 'RNG', vassalage: 'PP', pageNo: 2, pageSize: 21 })
}

/** Returns the median of each time. */
const medianOf = (times: readonly Times[]): Times => ({
  p50: percentile(
    times.map(({ p50 }) => p50),
    0.5,
  ),
  p95: percentile(
    times.map(({ p95 }) => p95),
    0.5,
  ),
  cpu: percentile(
    times.map(({ cpu }) => cpu),
    0.5,
  ),
})

const names = ['a page of the game list', ...Object.keys(queries)]
const actions: (() => unknown)[][] = names.map(() => [])
for (const rows of sizes) {
  const token = await makeWorlds(rows)
  actions[0]?.push(turningGamePages(rows))
  for (const [at, query] of Object.values(queries).entries()) actions[at + 1]?.push(asking(query, rows, token))
}
const measured = actions.map((bySize) => bySize.map(() => [] as Times[]))
for (let round = 0; round < preparations + rounds; round += 1)
  for (const [at, bySize] of actions.entries())
    for (const [size, action] of bySize.entries()) {
      const times = await timesOf(calls, action)
      if (round >= preparations) measured[at]?.[size]?.push(times)
    }
const pages = names.map((name, at): PageCost => ({ name, times: measured[at]?.map(medianOf) ?? [] }))
console.log(JSON.stringify({ sizes, pages } satisfies TableCosts))

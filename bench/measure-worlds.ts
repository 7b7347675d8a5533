import { day } from '#contract/time-units.ts'
/**
 * Measures the cost of worlds; runs with --expose-gc in a process of its own, so that the heap contains nothing else.
 */
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { cpuTime, percentile, type Times, timed, timesOf } from './statistics.ts'

const count = 100
const scenario = 'member-with-favorites'
/** The scenario of the forked world, which has weeks of play. */
const played = 'agent'
const dueCount = 1_000
const crowd = 900
const crowdedWorlds = 20
const days = 365

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const worlds = createWorlds(loadLibrary(Date.now))
const make = (name: string) => worlds.replace({ name, scenario, seed: name })
const fork = (name: string) => worlds.restore({ ...worlds.find('played').snapshot(), name })

const hundredTimes = (action: (name: string) => Promise<World>, prefix: string) =>
  timesOf(count, (at) => action(`${prefix}-${at}`))

/** Creates a world in which a number of transfers of a member arrive over a year. */
async function worldWithDeposits(): Promise<World> {
  const snapshot = worlds.find('played').snapshot()
  const [member] = snapshot.tables.members
  const at = (index: number) => snapshot.startedAt + Math.floor((index * days * day) / dueCount)
  const deposits = Array.from({ length: dueCount }, (_, index) => ({
    id: `d-${index}`,
    memberId: member?.id ?? '',
    at: snapshot.startedAt,
    method: 'BANK' as const,
    bankCode: 'KB',
    depositorName: 'Bench',
    amount: 10_000,
    bonus: 0,
    turnover: 0,
    bonusAt: null,
    promoId: '',
    promoKey: '',
    status: 'pending' as const,
    settledAt: null,
    idempotencyKey: `bench-${index}`,
    payToken: null,
    payBy: at(index),
    paidAt: null,
  }))
  const due = deposits.map(({ id }, index) => ({ at: at(index), kind: 'creditDeposit' as const, id }))
  return worlds.restore({ ...snapshot, name: 'year', due, tables: { ...snapshot.tables, deposits } })
}

/** Measures a year on a world's clock with all due events: median wall and CPU milliseconds. */
async function measureYear() {
  const [times, cpu]: [number[], number[]] = [[], []]
  for (let run = 0; run < 5; run += 1) {
    const world = await worldWithDeposits()
    const before = cpuTime()
    times.push(await timed(() => world.enqueue(() => world.schedule.moveTo(world.startedAt + days * day))))
    cpu.push(cpuTime() - before)
    const left = world.tables.deposits.all().filter(({ status }) => status !== 'credited').length
    if (left > 0) throw new Error(`${left} of ${dueCount} transfers have not arrived.`)
  }
  return { time: percentile(times, 0.5), cpu: percentile(cpu, 0.5) }
}

const empty = heap()
const catalogueTime = await timed(() => catalogue.hot())
const catalogueSize = heap() - empty
for (let at = 0; at < count; at += 1) await make('warming-up')

const before = heap()
const world = await hundredTimes(make, 'world')
const all = heap()
const reset = await hundredTimes((name) => make(name), 'world')
await worlds.replace({ name: 'played', scenario: played, seed: 'played' })
const forked = await hundredTimes(fork, 'fork')

const crowded = await timesOf(crowdedWorlds, (at) =>
  worlds.replace({ name: 'crowded', scenario: 'crowd', seed: `crowded-${at}`, changes: { crowd } }),
)

export interface WorldCost {
  games: number
  /** In milliseconds and bytes. */
  catalogue: { time: number; size: number }
  world: Times & { size: number }
  reset: Times
  fork: Times
  /** A world with a number of members whose names are generated for the first time. */
  crowded: Times & { members: number }
  /** Bytes of the whole heap with 100 worlds in it. */
  hundred: number
  /** The milliseconds that a year on a world's clock takes, and the number of its events. */
  year: { time: number; cpu: number; events: number }
}

const cost: WorldCost = {
  games: catalogue.page({ pageNo: 1, pageSize: 1 }).total,
  catalogue: { time: catalogueTime, size: catalogueSize },
  world: { ...world, size: (all - before) / count },
  reset,
  fork: forked,
  crowded: { ...crowded, members: worlds.find('crowded').tables.members.size },
  hundred: all,
  year: { ...(await measureYear()), events: dueCount },
}
console.log(JSON.stringify(cost))

/** What a world costs; run with --expose-gc in a process of its own, so that nothing else is in the heap. */
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { loadLibrary } from '#mock-server/world/library.ts'
import { createWorlds } from '#mock-server/world/worlds.ts'
import { percentile, timed } from './statistics.ts'

const count = 100

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const worlds = createWorlds(loadLibrary(Date.now))
const make = (name: string) => worlds.replace({ name, scenario: 'member-with-favorites', seed: name })

const empty = heap()
const catalogueTime = await timed(() => catalogue.hot())
const catalogueSize = heap() - empty
for (let at = 0; at < count; at += 1) await make('warming-up')

const before = heap()
const times: number[] = []
for (let at = 0; at < count; at += 1) times.push(await timed(() => make(`world-${at}`)))
const size = (heap() - before) / count

export interface WorldCost {
  games: number
  /** Milliseconds and bytes. */
  catalogue: { time: number; size: number }
  world: { p50: number; p95: number; size: number }
}

const cost: WorldCost = {
  games: catalogue.page({ pageNo: 1, pageSize: 1 }).total,
  catalogue: { time: catalogueTime, size: catalogueSize },
  world: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), size },
}
console.log(JSON.stringify(cost))

import autocannon from 'autocannon'
import { ask } from './ask.ts'
import type { Call, Served } from './serve.ts'
import { percentile } from './statistics.ts'

const connections = 50
const rounds = 5
/** Long enough for every connection to come round its list several times. */
const seconds = 3

export interface Load {
  /** Requests a second, the median of the rounds. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Loads {
  mixed: Load
  oneWorld: Load
  manyWorlds: Load
}

async function once(url: string, requests: readonly Call[]) {
  const result = await autocannon({ url, requests, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} calls of a load failed`)
  return { perSecond: result.requests.average, ...result.latency }
}

const median = (all: readonly Load[]): Load => {
  const of = (figure: keyof Load) =>
    percentile(
      all.map((one) => one[figure]),
      0.5,
    )
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}

/** Reads and writes at once by Express, journal and validation on; the same reads over one world and over many. */
export async function measureLoads(): Promise<Loads> {
  const { answer, stop } = await ask<Served>('bench/serve.ts')
  const { url, mixed, reads, worldNames } = answer
  const readsIn = (world: string) => reads.map((call) => ({ ...call, headers: { ...call.headers, 'X-World': world } }))
  const requests: Record<keyof Loads, readonly Call[]> = {
    mixed,
    oneWorld: readsIn('default'),
    manyWorlds: worldNames.flatMap(readsIn),
  }
  const measured: Record<keyof Loads, Load[]> = { mixed: [], oneWorld: [], manyWorlds: [] }
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, loads] of Object.entries(measured)) {
        const load = await once(url, requests[name as keyof Loads])
        // The first warms up.
        if (round > 0) loads.push(load)
      }
    }
  } finally {
    stop()
  }
  return { mixed: median(measured.mixed), oneWorld: median(measured.oneWorld), manyWorlds: median(measured.manyWorlds) }
}

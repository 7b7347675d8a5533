import autocannon from 'autocannon'
import { ask } from './ask.ts'
import type { Call, Served, Usage } from './serve.ts'
import { percentile } from './statistics.ts'

const connections = 50
const rounds = 5
/** Long enough for every connection to send its list several times. */
const seconds = 3

export interface Load {
  /** Requests per second, the median of the rounds. */
  perSecond: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** The host's CPU milliseconds per request, and the busy share of its event loop. */
  cpu: number
  busy: number
}

export interface Loads {
  mixed: Load
  oneWorld: Load
  manyWorlds: Load
}

/** Returns what the host has used so far. */
export const usageOf = async ({ bareUrl }: Served): Promise<Usage> => (await fetch(`${bareUrl}/__usage`)).json()

async function once(served: Served, requests: readonly Call[]): Promise<Load> {
  const before = await usageOf(served)
  const result = await autocannon({ url: served.url, requests, connections, duration: seconds })
  const after = await usageOf(served)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls of a load failed.`)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (after.cpu - before.cpu) / result.requests.total,
    busy: (after.active - before.active) / (after.elapsed - before.elapsed),
  }
}

const median = (all: readonly Load[]): Load => {
  const of = (figure: keyof Load) =>
    percentile(
      all.map((one) => one[figure]),
      0.5,
    )
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu'), busy: of('busy') }
}

/** Measures mixed reads and writes through Express, and the same reads over one world and over many. */
export async function measureLoads(): Promise<Loads> {
  const { answer, stop } = await ask<Served>('bench/serve.ts')
  const { mixed, reads, worldNames } = answer
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
        const load = await once(answer, requests[name as keyof Loads])
        // The first round warms up.
        if (round > 0) loads.push(load)
      }
    }
  } finally {
    stop()
  }
  return { mixed: median(measured.mixed), oneWorld: median(measured.oneWorld), manyWorlds: median(measured.manyWorlds) }
}

import autocannon from 'autocannon'
import { ask } from './ask.ts'
import { usageOf } from './load.ts'
import type { Call, Served } from './serve.ts'
import { percentile } from './statistics.ts'

const connections = 20
/** Runs both sides in turn for a second each, so that other load affects both alike. */
const rounds = 7
const seconds = 1

export interface Throughput {
  name: string
  /** Requests per second, the median of the rounds. */
  gateway: number
  bare: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** The host's CPU milliseconds per request. */
  cpu: number
}

async function load(served: Served, url: string, { method, path, headers, body }: Call) {
  const before = await usageOf(served)
  const result = await autocannon({ url: `${url}${path}`, method, headers, body, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} failed ${result.non2xx + result.errors} times.`)
  const cpu = ((await usageOf(served)).cpu - before.cpu) / result.requests.total
  return { perSecond: result.requests.average, cpu, ...result.latency }
}

type Round = Awaited<ReturnType<typeof load>>

async function compare(served: Served, call: Call): Promise<Throughput> {
  const { url, bareUrl } = served
  const gateway: Round[] = []
  const bare: Round[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, theirs] = [await load(served, url, call), await load(served, bareUrl, call)]
    // The first round warms up.
    if (round === 0) continue
    gateway.push(ours)
    bare.push(theirs)
  }
  const median = (all: Round[], figure: keyof Round) =>
    percentile(
      all.map((one) => one[figure]),
      0.5,
    )
  return {
    name: call.name,
    gateway: median(gateway, 'perSecond'),
    bare: median(bare, 'perSecond'),
    p50: median(gateway, 'p50'),
    p99: median(gateway, 'p99'),
    cpu: median(gateway, 'cpu'),
  }
}

/** Measures the gateway's routes, with journal and validation, and bare routes for comparison. */
export async function measureThroughput(): Promise<Throughput[]> {
  const { answer, stop } = await ask<Served>('bench/serve.ts')
  const figures: Throughput[] = []
  try {
    for (const call of answer.calls) figures.push(await compare(answer, call))
  } finally {
    stop()
  }
  return figures
}

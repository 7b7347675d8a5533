import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import { askIn } from './ask.ts'
import { usageOf } from './load.ts'
import type { Call, Served } from './serve.ts'
import { percentile } from './statistics.ts'

const rounds = 15
const seconds = 1
const connections = 20

/** Figures by name; less is better. */
type Figures = ReadonlyMap<string, number>

/** The compared figures: CPU time and bytes. Wall time also reflects the machine. */
const isMeasured = (path: string) => /(size|hundred|cpu)$/.test(path)

/** Returns every number in a value with its path. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  const name = 'name' in value ? ` ${value.name}` : ''
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}${name} ${key}`))
}

/** Returns the host's CPU microseconds per call, independent of other load on the machine. */
async function cpuOf(served: Served, { method, path, headers, body }: Call): Promise<number> {
  const before = await usageOf(served)
  const request = { url: served.url + path, method, headers, body, connections, duration: seconds }
  const { requests, non2xx, errors } = await autocannon(request)
  if (non2xx + errors > 0) throw new Error(`${path} failed ${non2xx + errors} times.`)
  return (((await usageOf(served)).cpu - before.cpu) * 1000) / requests.total
}

async function callsOf(served: Served): Promise<Figures> {
  const figures = new Map<string, number>()
  for (const call of served.calls) figures.set(`${call.name}, µs of CPU`, await cpuOf(served, call))
  return figures
}

async function scriptIn(folder: string, script: string, ...flags: string[]): Promise<Figures> {
  const { answer, stop } = await askIn<unknown>(folder, script, ...flags)
  stop()
  const measured = numbersIn(answer).filter(([path]) => isMeasured(path))
  return new Map(measured.map(([path, value]) => [`${script.slice(6, -3)}${path}`, value]))
}

const mediansOf = (all: readonly Figures[]): Figures =>
  new Map(
    Array.from(all[0]?.keys() ?? [], (name) => [
      name,
      percentile(
        all.map((one) => one.get(name) ?? Number.NaN),
        0.5,
      ),
    ]),
  )

/** Runs both in turn, each first in every second round, so that other load affects both alike. The first round warms up. */
async function inTurn(measure: readonly (() => Promise<Figures>)[], times: number): Promise<Figures[]> {
  const taken = measure.map((): Figures[] => [])
  for (let round = 0; round <= times; round += 1) {
    const sides = [...measure.entries()]
    for (const [at, one] of round % 2 ? sides : sides.toReversed()) {
      const figures = await one()
      if (round > 0) taken[at]?.push(figures)
    }
  }
  return taken.map(mediansOf)
}

function print(title: string, [ours, theirs]: readonly Figures[]) {
  console.log(`\n${title}`)
  for (const [name, our] of ours ?? []) {
    const their = theirs?.get(name)
    if (their === undefined || their === 0) continue
    const change = `${our > their ? '+' : ''}${((our / their - 1) * 100).toFixed(0)} %`
    console.log(
      `  ${name.padEnd(64)} ${their.toPrecision(4).padStart(10)} ${our.toPrecision(4).padStart(10)} ${change.padStart(7)}`,
    )
  }
}

/**
 * Measures this checkout and another one in turn, and prints both figures and the change; less is better.
 *
 * @param folder The other checkout, with its packages installed.
 */
export async function measureBeside(folder: string): Promise<void> {
  const [load = 0] = loadavg()
  console.log(`Comparing ${folder} with this checkout; load ${load.toFixed(1)}`)
  const folders = [process.cwd(), folder]
  const hosts = await Promise.all(folders.map((one) => askIn<Served>(one, 'bench/serve.ts')))
  try {
    print(
      'calls by Express',
      await inTurn(
        hosts.map(
          ({ answer }) =>
            () =>
              callsOf(answer),
        ),
        rounds,
      ),
    )
  } finally {
    for (const { stop } of hosts) stop()
  }
  const worlds = folders.map((one) => () => scriptIn(one, 'bench/measure-worlds.ts', '--expose-gc'))
  print('worlds', await inTurn(worlds, 9))
  print(
    'pages of tables',
    await inTurn(
      // Collection on other threads takes a fifth of a page's CPU time in some runs and none in others.
      folders.map((one) => () => scriptIn(one, 'bench/measure-tables.ts', '--single-threaded-gc')),
      7,
    ),
  )
}

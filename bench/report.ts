import { cpus, loadavg, totalmem } from 'node:os'
import type { WorldCost } from './measure-worlds.ts'
import type { Throughput } from './throughput.ts'

type Row = readonly [what: string, figure: string, aim: string]

const milliseconds = (value: number) => `${value < 100 ? value.toFixed(2) : value.toFixed(0)} ms`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
const met = (aim: string, reached: boolean) => `${aim} ${reached ? '✓' : '✗'}`

const worldRows = ({ games, catalogue, world }: WorldCost): Row[] => [
  [`catalogue of ${games.toLocaleString('en')} games, once`, milliseconds(catalogue.time), ''],
  ['  in memory, shared by all worlds', kilobytes(catalogue.size), ''],
  ['a world, p50 of 100', milliseconds(world.p50), met('< 5 ms', world.p50 < 5)],
  ['a world, p95 of 100', milliseconds(world.p95), ''],
  ['a world in memory', kilobytes(world.size), met('< 200 KB', world.size < 200_000)],
]

const throughputRow = ({ name, gateway, bare, p50, p99 }: Throughput): Row[] => {
  const share = gateway / bare
  const aim = name === 'login' ? '' : met('≥ 33 %', share >= 1 / 3)
  return [
    [name, perSecond(gateway), ''],
    ['  the same bytes by a bare route', perSecond(bare), ''],
    ['  share of it', `${(share * 100).toFixed(0)} %`, aim],
    ['  latency p50, p99', `${p50}, ${p99} ms`, ''],
  ]
}

const machine = () => {
  const [cpu] = cpus()
  const cores = `${cpus().length} × ${cpu?.model.trim() || 'unknown core'}`
  const [busy = 0] = loadavg()
  // A load above the number of cores means that others had the machine: the shares still hold, the times do not.
  return `${cores}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${busy.toFixed(1)}`
}

interface Figures {
  worlds: WorldCost
  throughput: Throughput[]
  startUp: number
  homeScript: number | undefined
}

export function report({ worlds, throughput, startUp, homeScript }: Figures): string {
  const rows: Row[] = [
    ...worldRows(worlds),
    ...throughput.flatMap(throughputRow),
    ['start-up of the host', milliseconds(startUp), met('< 3 s', startUp < 3_000)],
    homeScript === undefined
      ? ['script of home', 'not built', 'npm run build']
      : ['script of home, brotli', kilobytes(homeScript), met('≤ 150 KB', homeScript <= 150_000)],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  const lines = rows.map(([what, figure, aim]) => `  ${what.padEnd(width)}  ${figure.padStart(12)}  ${aim}`.trimEnd())
  return [`Parlor on ${machine()}`, '', ...lines].join('\n')
}

import { cpus, loadavg, totalmem } from 'node:os'
import type { Load, Loads } from './load.ts'
import type { PageCost, TableCosts } from './measure-tables.ts'
import type { WorldCost } from './measure-worlds.ts'
import type { Times } from './statistics.ts'
import type { Throughput } from './throughput.ts'

type Row = readonly [what: string, figure: string, aim: string]

const milliseconds = (value: number) => `${value < 100 ? value.toFixed(2) : value.toFixed(0)} ms`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
const met = (aim: string, reached: boolean) => `${aim} ${reached ? '✓' : '✗'}`

const timesRow = (what: string, { p50, p95, cpu }: Times): Row => [
  `${what}: p50, p95 and mean CPU of 100`,
  `${p50.toFixed(2)}, ${p95.toFixed(2)}, ${milliseconds(cpu)}`,
  met('p95 < 5 ms', p95 < 5),
]

const worldRows = ({ games, catalogue, world, reset, fork, crowded, hundred, year }: WorldCost): Row[] => [
  [`catalogue of ${games.toLocaleString('en')} games, once`, milliseconds(catalogue.time), ''],
  ['  in memory, shared by all worlds', kilobytes(catalogue.size), ''],
  timesRow('a world', world),
  timesRow('a reset', reset),
  timesRow('a fork', fork),
  [
    `a world of ${crowded.members.toLocaleString('en')} members: p50, p95 and mean CPU`,
    `${crowded.p50.toFixed(0)}, ${crowded.p95.toFixed(0)}, ${milliseconds(crowded.cpu)}`,
    '',
  ],
  ['a world in memory', kilobytes(world.size), met('< 200 KB', world.size < 200_000)],
  ['100 worlds in memory, all in all', megabytes(hundred), met('< 150 MB', hundred < 150_000_000)],
  [`a year with ${year.events.toLocaleString('en')} events`, milliseconds(year.time), met('< 200 ms', year.time < 200)],
  ['  its CPU', milliseconds(year.cpu), ''],
]

const throughputRow = ({ name, gateway, bare, p50, p99, cpu }: Throughput): Row[] => {
  const share = gateway / bare
  const aim = name === 'login' ? '' : met('≥ 33 %', share >= 1 / 3)
  return [
    [name, perSecond(gateway), ''],
    ['  the same bytes by a bare route', perSecond(bare), ''],
    ['  share of it', `${(share * 100).toFixed(0)} %`, aim],
    ['  latency p50, p99', `${p50}, ${p99} ms`, ''],
    ['  CPU a request', `${(cpu * 1000).toFixed(0)} µs`, ''],
  ]
}

const loadRow = (name: string, { perSecond: reached, p50, p99, cpu, busy }: Load, aim = ''): Row[] => [
  [name, perSecond(reached), aim],
  ['  latency p50, p99', `${p50}, ${p99} ms`, ''],
  ['  CPU a request, event loop busy', `${(cpu * 1000).toFixed(0)} µs, ${(busy * 100).toFixed(0)} %`, ''],
]

const loadRows = ({ mixed, oneWorld, manyWorlds }: Loads): Row[] => [
  ...loadRow(
    'reads and writes mixed, 50 connections',
    mixed,
    met('≥ 5,000/s, p99 < 25 ms', mixed.perSecond >= 5_000 && mixed.p99 < 25),
  ),
  ...loadRow('reads of one world, 50 connections', oneWorld),
  ...loadRow('reads over 200 worlds', manyWorlds),
]

const microseconds = (value: number) => (value * 1000).toFixed(value < 0.01 ? 1 : 0)

/** Returns the row of a page. Its cost is reported as growing if it more than doubles for a hundred times the rows. */
const pageRow = ({ name, times }: PageCost, sizes: readonly number[]): Row => {
  const [least, most] = [times[0], times.at(-1)]
  const rows = sizes.map((size) => size.toLocaleString('en')).join(', ')
  return [
    `${name}, of ${rows} rows`,
    `${times.map(({ p50 }) => microseconds(p50)).join(', ')} µs`,
    met('does not grow', least !== undefined && most !== undefined && most.p50 < least.p50 * 2),
  ]
}

const machine = (before: number) => {
  const [cpu] = cpus()
  const cores = `${cpus().length} × ${cpu?.model.trim() || 'unknown core'}`
  const [after = 0] = loadavg()
  // A load above the number of cores means other load on the machine: the shares are valid, the times are not.
  return `${cores}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${before.toFixed(1)} before, ${after.toFixed(1)} after`
}

interface Figures {
  worlds: WorldCost
  throughput: Throughput[]
  loads: Loads
  tables: TableCosts
  startUp: number
  homeScript: number
  /** The machine's load at the start. */
  load: number
}

export function report({ worlds, throughput, loads, tables, startUp, homeScript, load }: Figures): string {
  const rows: Row[] = [
    ...worldRows(worlds),
    ...throughput.flatMap(throughputRow),
    ...loadRows(loads),
    ...tables.pages.map((page) => pageRow(page, tables.sizes)),
    ['start-up of the host', milliseconds(startUp), met('< 3 s', startUp < 3_000)],
    ['script of home, brotli', kilobytes(homeScript), met('≤ 150 KB', homeScript <= 150_000)],
  ]
  const width = Math.max(...rows.map(([what]) => what.length))
  const broad = Math.max(...rows.map(([, figure]) => figure.length))
  const lines = rows.map(([what, figure, aim]) =>
    `  ${what.padEnd(width)}  ${figure.padStart(broad)}  ${aim}`.trimEnd(),
  )
  return [`Parlor on ${machine(load)}`, '', ...lines].join('\n')
}

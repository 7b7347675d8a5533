/** `npm run bench`: what a world, a call and a start cost, measured here and now. */
import { ask } from './ask.ts'
import { measureHomeScript } from './home-script.ts'
import { measureLoads } from './load.ts'
import type { TableCost } from './measure-tables.ts'
import type { WorldCost } from './measure-worlds.ts'
import { report } from './report.ts'
import { measureStartUp } from './start-up.ts'
import { measureThroughput } from './throughput.ts'

const { answer: worlds, stop } = await ask<WorldCost>('bench/measure-worlds.ts', '--expose-gc')
stop()
const startUp = await measureStartUp()
const throughput = await measureThroughput()
const loads = await measureLoads()
const { answer: tables, stop: stopTables } = await ask<TableCost[]>('bench/measure-tables.ts')
stopTables()
console.log(report({ worlds, throughput, loads, tables, startUp, homeScript: measureHomeScript() }))

/**
 * `npm run bench`: measures the cost of a world, a call and a start. `npm run bench -- soak [MINUTES]`: measures a host
 * under a long mixed load. `npm run bench -- beside FOLDER`: compares this checkout with another one.
 * `npm run bench -- web`: audits the deployed build as a cheap phone. `npm run bench -- search`:
 * measures a key in the search of games. `npm run bench -- studio`: measures Studio under 10,000 live calls, a switch of the
 * scenario and a reset. `npm run bench -- kiosk [MINUTES]`: leaves a kiosk to itself and to visitors for an hour whose
 * waiting times are compressed.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { ask } from './ask.ts'
import { measureBeside } from './beside.ts'
import { measureHomeScript } from './home-script.ts'
import { measureKiosk } from './kiosk.ts'
import { measureLoads } from './load.ts'
import type { TableCosts } from './measure-tables.ts'
import type { WorldCost } from './measure-worlds.ts'
import { report } from './report.ts'
import { measureSearch } from './search.ts'
import { soak } from './soak.ts'
import { measureStartUp } from './start-up.ts'
import { measureStudio } from './studio.ts'
import { measureThroughput } from './throughput.ts'
import { measureWeb } from './web.ts'

async function measureAll(): Promise<void> {
  const [load = 0] = loadavg()
  const { answer: worlds, stop } = await ask<WorldCost>('bench/measure-worlds.ts', '--expose-gc')
  stop()
  const startUp = await measureStartUp()
  const throughput = await measureThroughput()
  const loads = await measureLoads()
  const { answer: tables, stop: stopTables } = await ask<TableCosts>('bench/measure-tables.ts')
  stopTables()
  const homeScript = await measureHomeScript()
  console.log(report({ worlds, throughput, loads, tables, startUp, homeScript, load }))
}

const [what, argument, ...others] = process.argv.slice(2)
if (what === undefined) await measureAll()
else if (what === 'soak') await soak(argument)
else if (what === 'beside' && argument !== undefined) await measureBeside(resolve(argument))
else if (what === 'web') await measureWeb(argument === undefined ? [] : [argument, ...others])
else if (what === 'search') await measureSearch()
else if (what === 'studio') await measureStudio()
else if (what === 'kiosk') await measureKiosk(argument)
else {
  console.error(
    `bench takes web [--runs N --only SCREEN], search, studio, kiosk [MINUTES], soak [MINUTES], beside FOLDER or no argument, not "${what}"`,
  )
  process.exitCode = 2
}

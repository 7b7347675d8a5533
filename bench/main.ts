/** `npm run bench -- --help` lists the commands. */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { ask } from './ask.ts'
import { measureBeside } from './beside.ts'
import { measureHomeScript } from './home-script.ts'
import { measureInteractions } from './interactions.ts'
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

const usage = `npm run bench -- COMMAND
  (none)               the cost of a world, a call and a start
  beside FOLDER        this checkout and another one in turn
  web [--runs N] [--only SCREEN|steps]
                       the deployed build as a cheap phone: Lighthouse, a second visit, and how soon it answers
  interactions [RUNS]  the main thread's work for each main step of a member, and of an idle home
  search               how soon a key in the search of games is painted
  studio               Studio under 10,000 live calls, a switch of the scenario, and a reset
  kiosk [MINUTES]      a kiosk left to itself and to visitors, with compressed waiting times
  soak [MINUTES]       a host under a long mixed load`

const [what, argument, ...others] = process.argv.slice(2)
if (what === undefined) await measureAll()
else if (what === 'soak') await soak(argument)
else if (what === 'beside' && argument !== undefined) await measureBeside(resolve(argument))
else if (what === 'web') await measureWeb(argument === undefined ? [] : [argument, ...others])
else if (what === 'search') await measureSearch()
else if (what === 'interactions') await measureInteractions(argument)
else if (what === 'studio') await measureStudio()
else if (what === 'kiosk') await measureKiosk(argument)
else if (what === '--help') console.log(usage)
else {
  console.error(`There is no benchmark "${what}".\n${usage}`)
  process.exitCode = 2
}

/** `npm run bench`: what a world, a call and a start cost, measured here and now. */
import { ask } from './ask.ts'
import { measureHomeScript } from './home-script.ts'
import type { WorldCost } from './measure-worlds.ts'
import { report } from './report.ts'
import { measureStartUp } from './start-up.ts'
import { measureThroughput } from './throughput.ts'

const { answer: worlds, stop } = await ask<WorldCost>('bench/measure-worlds.ts', '--expose-gc')
stop()
const startUp = await measureStartUp()
const throughput = await measureThroughput()
console.log(report({ worlds, throughput, startUp, homeScript: measureHomeScript() }))

import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'

/** The common start on every host: a scenario with a stopped clock. */
export const beginning: Step[] = [
  step('world', control.applyScenario, { world, scenario: 'frozen-clock', seed: 'conformance', merchant: 'HAEDAL' }),
]

export const settings = (name: string, changes: object): Step =>
  step(name, control.changeSettings, { world, settings: changes })
export const advance = (name: string, by: string): Step =>
  step(name, control.moveClock, { world, action: 'advance', by })
export const faults = (name: string, list: object[]): Step => step(name, control.replaceFaults, { world, faults: list })
export const snapshot = (name: string): Step => step(name, control.snapshot, { world, secrets: 'true' })
export const outbox = (name: string): Step => step(name, control.outbox, { world })

/** The journal and the state at the end of the script, which must be the same on every host. */
export const end: Step[] = [step('journal', control.journal, { world }), snapshot('last state')]

import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'

const other = `${world}-other`
const unknownWorld = { world: 'nobody-made-this' }
const unknown = { expect: 'WORLD_UNKNOWN' } as const

/** Saved snapshots of the other world. */
export const snapshotSteps: Step[] = [
  step('save', control.saveSnapshot, { world: other, name: 'conformance-saved' }),
  step('save in an unknown world', control.saveSnapshot, { ...unknownWorld, name: 'conformance-saved' }, unknown),
  step('saved', control.savedSnapshots),
  step('export', control.savedSnapshot, { name: 'conformance-saved' }),
  step('export with its secrets', control.savedSnapshot, { name: 'conformance-saved', secrets: 'true' }),
  step('export nothing', control.savedSnapshot, { name: 'none' }, { expect: 'SNAPSHOT_UNKNOWN' }),
  step('difference', control.difference, { from: 'saved:conformance-saved', to: `${other}-fork` }),
  step('no difference', control.difference, { from: 'saved:conformance-saved', to: other }),
  step('difference from nothing', control.difference, { from: 'nobody-made-this', to: other }, unknown),
  step('difference to nothing', control.difference, { from: other, to: 'saved:none' }, { expect: 'SNAPSHOT_UNKNOWN' }),
  step('restore saved', control.restoreSaved, { name: 'conformance-saved' }),
  step('restore nothing saved', control.restoreSaved, { name: 'none' }, { expect: 'SNAPSHOT_UNKNOWN' }),
  step('forget', control.deleteSnapshot, { name: 'conformance-saved' }),
  step('forget nothing', control.deleteSnapshot, { name: 'none' }, { expect: 'SNAPSHOT_UNKNOWN' }),
]

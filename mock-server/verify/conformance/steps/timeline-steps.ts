import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'

const other = `${world}-other`
const unknownWorld = { world: 'nobody-made-this' }
const unknown = { expect: 'WORLD_UNKNOWN' } as const
const unknownEntry = { expect: 'TIMELINE_ENTRY_UNKNOWN' } as const

/** The timeline of the other world. */
export const timelineSteps: Step[] = [
  step('timeline', control.timeline, { world: other }),
  step('timeline of an unknown world', control.timeline, unknownWorld, unknown),
  step('change after the timeline', control.changeSettings, { world: other, settings: { emptyLobby: true } }),
  step('go back', control.goBack, { world: other, id: '{{timeline.-1.id}}' }),
  step('no difference from the past', control.difference, { from: `${other}#{{timeline.-1.id}}`, to: other }),
  step('difference from no entry', control.difference, { from: `${other}#999999`, to: other }, unknownEntry),
  step('go back to no entry', control.goBack, { world: other, id: 999_999 }, unknownEntry),
  step('go back in an unknown world', control.goBack, { ...unknownWorld, id: 1 }, unknown),
  step('fork from the past', control.forkWorld, {
    world: other,
    name: `${other}-past`,
    at: '{{timeline.-1.id}}',
  }),
  step('fork from no entry', control.forkWorld, { world: other, at: 999_999 }, unknownEntry),
]

import * as z from 'zod/mini'
import { WorldName } from '#mock-server/values/world-name.ts'
import { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { Capsule, CapsulePhone, Moment, Press } from '../capsules/capsule.ts'
import { calls, creationErrors, inWorldErrors, WorldSummary, world } from './shared.ts'

/** A capsule of any version, or the text of a link’s fragment; the call migrates and validates it. */
const AnyCapsule = z.unknown()

const OpenedPhone = z.extend(CapsulePhone, {
  /** The local storage of the phone's app, by key; contains `MC_SESSION_INFO` if an account is signed in. */
  storage: z.record(z.string(), z.unknown()),
})

const FileName = z.string().check(z.regex(/^[\w.-]{1,100}$/, 'a file name such as bug.capsule.json'))

export const capsuleCalls = calls({
  saveCapsule: {
    method: 'POST',
    path: '/__gateway/capsule',
    summary:
      'Returns the state of a world and of its phones as a capsule, without secrets; a compact one, for a link, holds the differences from its scenario.',
    access: 'none',
    body: z.strictObject({
      world,
      note: z.optional(Capsule.shape.note),
      /** Defaults to one phone of the scenario’s persona. */
      phones: z.optional(Capsule.shape.phones),
      presses: z.optional(Capsule.shape.presses),
      start: z.optional(Moment),
      compact: z.optional(z.boolean()),
    }),
    response: Capsule,
    errors: [...inWorldErrors, 'SCENARIO_UNKNOWN'],
  },
  packCapsule: {
    method: 'POST',
    path: '/__gateway/capsule/link',
    summary: 'Returns a compact capsule as a text for the fragment of a link to Studio; null if it is too large.',
    access: 'none',
    body: z.strictObject({ capsule: AnyCapsule }),
    response: z.object({ fragment: z.nullable(z.string()) }),
    errors: creationErrors,
  },
  openCapsule: {
    method: 'PUT',
    path: '/__gateway/capsule',
    summary: 'Creates the world of a capsule under a new name, or a given one, and signs its phones in; runs nothing.',
    access: 'none',
    body: z.strictObject({
      world,
      capsule: AnyCapsule,
      /** `start`: the state in which the recording began. */
      at: z.optional(z.enum(['start', 'end'])),
    }),
    response: z.object({
      world: WorldSummary,
      note: z.string(),
      phones: z.array(OpenedPhone),
      presses: z.array(Press),
    }),
    errors: ['WORLD_LIMIT', ...creationErrors],
  },
  capsuleTest: {
    method: 'POST',
    path: '/__gateway/capsule/test',
    summary: 'Returns the source of a Playwright test that opens a capsule and repeats its recorded presses.',
    access: 'none',
    body: z.strictObject({ capsule: AnyCapsule, file: z.optional(FileName) }),
    response: z.object({ source: z.string() }),
    errors: creationErrors,
  },
  capsuleScenario: {
    method: 'POST',
    path: '/__gateway/capsule/scenario',
    summary: 'Declares the state of a capsule as a scenario, and lists the rows that a scenario cannot declare.',
    access: 'none',
    body: z.strictObject({ capsule: AnyCapsule, name: z.optional(WorldName) }),
    response: z.object({ scenario: Scenario, omitted: z.array(z.string()) }),
    errors: creationErrors,
  },
})

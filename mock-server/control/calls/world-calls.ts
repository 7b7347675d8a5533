import * as z from 'zod/mini'
import { WorldName } from '#mock-server/values/world-name.ts'
import { PointPatch } from '#mock-server/world/axes/all.ts'
import { calls, creationErrors, EntryId, InWorld, inWorldErrors, Seed, secrets, WorldSummary, world } from './shared.ts'

/** `axes` moves the scenario to other values on these axes. */
const choices = { seed: z.optional(Seed), merchant: z.optional(z.string()), axes: z.optional(PointPatch) }

export const worldCalls = calls({
  worlds: {
    method: 'GET',
    path: '/__gateway/worlds',
    summary: 'Lists every world of this host; without `secrets` the summaries contain no session.',
    access: 'none',
    query: z.strictObject({ secrets }),
    response: z.array(WorldSummary),
    errors: [],
  },
  createWorld: {
    method: 'POST',
    path: '/__gateway/worlds',
    summary:
      'Creates a world from a scenario and a seed; generates a name if none is given. At the limit of worlds, the least recently used `disposable` world makes room for another.',
    access: 'none',
    body: z.strictObject({
      name: z.optional(WorldName),
      scenario: z.optional(z.string()),
      disposable: z.optional(z.boolean()),
      ...choices,
    }),
    response: WorldSummary,
    errors: ['WORLD_EXISTS', 'WORLD_LIMIT', ...creationErrors],
  },
  deleteWorld: {
    method: 'DELETE',
    path: '/__gateway/worlds',
    summary: 'Deletes a world.',
    access: 'none',
    query: z.strictObject({ world: WorldName }),
    response: z.null(),
    errors: inWorldErrors,
  },
  world: {
    method: 'GET',
    path: '/__gateway/world',
    summary: 'Returns the summary of one world; without `secrets` it contains no session.',
    access: 'none',
    query: z.strictObject({ world, secrets }),
    response: WorldSummary,
    errors: inWorldErrors,
  },
  forkWorld: {
    method: 'POST',
    path: '/__gateway/world/fork',
    summary:
      'Copies a world in its current state, or after the entry `at` of its timeline; from then on the two share nothing that can change.',
    access: 'none',
    body: z.strictObject({ world, name: z.optional(WorldName), at: z.optional(EntryId) }),
    response: WorldSummary,
    errors: ['WORLD_EXISTS', 'WORLD_LIMIT', 'TIMELINE_ENTRY_UNKNOWN', ...inWorldErrors],
  },
  resetWorld: {
    method: 'POST',
    path: '/__gateway/world/reset',
    summary: 'Replaces a world with a new one of the same scenario and merchant, and of the same seed or another.',
    access: 'none',
    body: z.strictObject({ world, seed: z.optional(Seed) }),
    response: WorldSummary,
    errors: ['SCENARIO_UNKNOWN', ...inWorldErrors],
  },
  applyScenario: {
    method: 'POST',
    path: '/__gateway/world/scenario',
    summary:
      'Creates a world of a scenario under a name and replaces one of that name; its seed stays if none is given.',
    access: 'none',
    body: z.strictObject({ world, scenario: z.string(), ...choices }),
    response: WorldSummary,
    errors: ['WORLD_LIMIT', ...creationErrors],
  },
  axes: {
    method: 'GET',
    path: '/__gateway/axes',
    summary: 'Lists the axes of a scenario with their values, and where a world and its scenario lie on them.',
    access: 'none',
    query: InWorld,
    response: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.string()),
        /** The world's value now. */
        value: z.string(),
        /** The scenario's own value. */
        scenario: z.string(),
      }),
    ),
    errors: inWorldErrors,
  },
  reseed: {
    method: 'POST',
    path: '/__gateway/seed',
    summary: 'Sets another seed for the random source from now on: spins, ids, faults. Existing data stays.',
    access: 'none',
    body: z.strictObject({ world, seed: Seed }),
    response: WorldSummary,
    errors: inWorldErrors,
  },
})

import * as z from 'zod/mini'
import { WorldName } from '#mock-server/world/world-name.ts'
import { calls, inWorldErrors, makingErrors, Seed, secrets, WorldSummary, world } from './shared.ts'

const seedAndMerchant = { seed: z.optional(Seed), merchant: z.optional(z.string()) }

export const worldCalls = calls({
  worlds: {
    method: 'GET',
    path: '/__gateway/worlds',
    summary: 'Every world of this host; without `secrets` no session is among what it tells.',
    access: 'none',
    query: z.strictObject({ secrets }),
    response: z.array(WorldSummary),
    errors: [],
  },
  createWorld: {
    method: 'POST',
    path: '/__gateway/worlds',
    summary: 'Makes a world from a scenario and a seed; without a name it is given one.',
    access: 'none',
    body: z.strictObject({ name: z.optional(WorldName), scenario: z.optional(z.string()), ...seedAndMerchant }),
    response: WorldSummary,
    errors: ['WORLD_EXISTS', 'WORLD_LIMIT', ...makingErrors],
  },
  deleteWorld: {
    method: 'DELETE',
    path: '/__gateway/worlds',
    summary: 'Forgets a world.',
    access: 'none',
    query: z.strictObject({ world: WorldName }),
    response: z.null(),
    errors: inWorldErrors,
  },
  world: {
    method: 'GET',
    path: '/__gateway/world',
    summary: 'One world, told in the same way.',
    access: 'none',
    query: z.strictObject({ world, secrets }),
    response: WorldSummary,
    errors: inWorldErrors,
  },
  forkWorld: {
    method: 'POST',
    path: '/__gateway/world/fork',
    summary: 'Makes another world in the very state of one; from then on they share nothing that can change.',
    access: 'none',
    body: z.strictObject({ world, name: z.optional(WorldName) }),
    response: WorldSummary,
    errors: ['WORLD_EXISTS', 'WORLD_LIMIT', ...inWorldErrors],
  },
  resetWorld: {
    method: 'POST',
    path: '/__gateway/world/reset',
    summary: 'Puts a new world of the same scenario and merchant in the place of one; of the same seed, or another.',
    access: 'none',
    body: z.strictObject({ world, seed: z.optional(Seed) }),
    response: WorldSummary,
    errors: ['SCENARIO_UNKNOWN', ...inWorldErrors],
  },
  applyScenario: {
    method: 'POST',
    path: '/__gateway/world/scenario',
    summary:
      'Puts a new world of a scenario under a name, whether there was one or not; its seed stays if none is given.',
    access: 'none',
    body: z.strictObject({ world, scenario: z.string(), ...seedAndMerchant }),
    response: WorldSummary,
    errors: ['WORLD_LIMIT', ...makingErrors],
  },
  reseed: {
    method: 'POST',
    path: '/__gateway/seed',
    summary: 'Lets chance go by another seed from now on: spins, ids, faults. What was there before stays.',
    access: 'none',
    body: z.strictObject({ world, seed: Seed }),
    response: WorldSummary,
    errors: inWorldErrors,
  },
})

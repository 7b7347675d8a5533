import { personaStorage } from '../world/persona-storage.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { WorldSummary } from './contract.ts'

export function summarise(world: World, worlds: Worlds): WorldSummary {
  const scenario = worlds.scenarioOf(world)
  return {
    name: world.name,
    scenario: world.scenario,
    seed: world.seed,
    merchant: world.settings().merchant,
    startedAt: world.startedAt,
    now: world.clock.now(),
    cookie: { name: 'world', value: world.name },
    storage: personaStorage(world, scenario),
    route: scenario.route ?? '/',
  }
}

import { stored } from '#contract/stored.ts'
import { baseOf } from '#mock-server/core/world-address.ts'
import { personaStorage } from '#mock-server/world/worlds/persona-storage.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { WorldSummary } from './calls/shared.ts'

/** Returns the summary of a world. Its storage contains the persona's live session. */
export function summarise(world: World, worlds: Worlds): WorldSummary {
  const scenario = worlds.scenarioOf(world)
  return {
    name: world.name,
    scenario: world.scenario,
    seed: world.seed,
    chanceSeed: world.chanceSeed(),
    merchant: world.settings().merchant,
    startedAt: world.startedAt,
    now: world.clock.now(),
    dropAt: worlds.dropAt(world.name),
    base: baseOf(world.name),
    storage: personaStorage(world, scenario),
    route: scenario.route ?? '/',
  }
}

/** Returns the summary without the persona's session, so that it contains no live token. */
export function withoutSession(summary: WorldSummary): WorldSummary {
  const { [stored.session.key]: _, ...storage } = summary.storage
  return { ...summary, storage }
}

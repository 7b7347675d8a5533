import { fail } from '../core/fail.ts'
import { describeWorld } from './describe-world.ts'
import { composeScenario, type Scenario } from './scenario.ts'
import type { Snapshot } from './snapshot.ts'
import { restoreWorld, type Surroundings, type World } from './world.ts'

const worldLimit = 500

export interface Library extends Surroundings {
  scenarios: readonly Scenario[]
}

export interface WorldRequest {
  name: string
  scenario: string
  seed: string
  /** In place of the scenario's own merchant. */
  merchant?: string
}

/** The worlds of one host, by name. @throws GatewayError naming the world, scenario or merchant that is unknown. */
export function createWorlds(library: Library) {
  const worlds = new Map<string, World>()
  const byName = new Map(library.scenarios.map((scenario) => [scenario.name, scenario]))

  const scenarioNamed = (name: string): Scenario =>
    composeScenario(name, (wanted) => byName.get(wanted)) ??
    fail('SCENARIO_UNKNOWN', {
      field: 'scenario',
      message: `there is no scenario "${name}"; there are ${[...byName.keys()].join(', ')}`,
    })

  const merchantNamed = (code: string) =>
    library.merchants[code] ??
    fail('MERCHANT_UNKNOWN', {
      field: 'merchant',
      message: `there is no merchant "${code}"; there are ${Object.keys(library.merchants).join(', ')}`,
    })

  const make = async ({ name, scenario: scenarioName, seed, merchant: code }: WorldRequest): Promise<World> => {
    const scenario = scenarioNamed(scenarioName)
    const merchant = merchantNamed(code ?? scenario.settings?.merchant ?? 'HAEDAL')
    const startedAt = scenario.frozenAt ? Date.parse(scenario.frozenAt) : library.hostNow()
    const settings = { ...scenario.settings, merchant: merchant.code }
    const snapshot = describeWorld({ name, scenario: { ...scenario, settings }, seed, merchant, startedAt })
    return restoreWorld(snapshot, library)
  }

  const keep = (world: World) => {
    if (!worlds.has(world.name) && worlds.size >= worldLimit) {
      fail('WORLD_LIMIT', { field: 'name', message: `there are ${worldLimit} worlds already; delete one first` })
    }
    worlds.set(world.name, world)
    return world
  }

  return {
    list: (): World[] => [...worlds.values()],
    find: (name: string): World =>
      worlds.get(name) ??
      fail('WORLD_UNKNOWN', {
        field: 'world',
        message: `there is no world "${name}"; make it with POST /__gateway/worlds or name another`,
      }),
    has: (name: string): boolean => worlds.has(name),
    /** A new world under the name; what was there before is gone. */
    replace: async (request: WorldRequest): Promise<World> => keep(await make(request)),
    restore: async (snapshot: Snapshot): Promise<World> => keep(await restoreWorld(snapshot, library)),
    remove: (name: string): boolean => worlds.delete(name),
    scenarioNamed,
    scenarios: library.scenarios,
  }
}

export type Worlds = ReturnType<typeof createWorlds>

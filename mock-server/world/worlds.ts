import { fail } from '../core/fail.ts'
import { describeWorld } from './describe-world.ts'
import { findMerchant } from './find-merchant.ts'
import { createJournal } from './journal.ts'
import { composeScenario, overlay, type Scenario } from './scenario.ts'
import type { Snapshot } from './snapshot.ts'
import { KeyTaken } from './table.ts'
import { restoreWorld, type Surroundings, type World } from './world.ts'
import { WorldName } from './world-name.ts'

const worldLimit = 500
const strayLimit = 200
const usualMerchant = 'HAEDAL'

export interface Library extends Surroundings {
  scenarios: readonly Scenario[]
}

/** What may lie over a scenario for one world alone. */
export type Changes = Omit<Partial<Scenario>, 'name' | 'title' | 'extends'>

export interface WorldRequest {
  name: string
  scenario: string
  seed: string
  /** In place of the scenario's own merchant. */
  merchant?: string
  changes?: Changes
}

function checkName(name: string) {
  if (WorldName.safeParse(name).success) return
  fail('INVALID_INPUT', { field: 'world', message: 'a world is named by 1 to 64 letters, digits, "-" or "_"' })
}

/** The worlds of one host, by name. @throws GatewayError naming the world, scenario or merchant that is unknown. */
export function createWorlds(library: Library) {
  const worlds = new Map<string, World>()
  const byName = new Map(library.scenarios.map((scenario) => [scenario.name, scenario]))

  const scenarioNamed = (name: string): Scenario =>
    composeScenario(name, (wanted) => byName.get(wanted)) ??
    fail('SCENARIO_UNKNOWN', {
      field: 'scenario',
      message: `there is no scenario "${name.slice(0, 64)}"; there are ${[...byName.keys()].join(', ')}`,
    })

  async function make({ name, scenario: scenarioName, seed, merchant: code, changes = {} }: WorldRequest) {
    checkName(name)
    const scenario = overlay(scenarioNamed(scenarioName), changes)
    const merchant = findMerchant(library.merchants, code ?? scenario.settings?.merchant ?? usualMerchant)
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
        message: `there is no world "${name.slice(0, 64)}"; make it with POST /__gateway/worlds or name another`,
      }),
    has: (name: string): boolean => worlds.has(name),
    /** A new world under the name; what was there before is gone. */
    replace: async (request: WorldRequest): Promise<World> => keep(await make(request)),
    /** @throws GatewayError INVALID_INPUT when two rows of a table have one key, MERCHANT_UNKNOWN. */
    restore: async (snapshot: Snapshot): Promise<World> => {
      try {
        return keep(restoreWorld(snapshot, library))
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error
        return fail('INVALID_INPUT', { field: 'body.snapshot.tables', message: error.message })
      }
    },
    remove: (name: string): boolean => worlds.delete(name),
    scenarioNamed,
    /** What a world was made from; nothing of it when this host has no such scenario. */
    scenarioOf: ({ scenario }: World): Partial<Scenario> => (byName.has(scenario) ? scenarioNamed(scenario) : {}),
    scenarios: library.scenarios,
    /** Calls for a world that nobody made. */
    strays: createJournal(strayLimit),
  }
}

export type Worlds = ReturnType<typeof createWorlds>

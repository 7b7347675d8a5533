import type { Merchant } from '#merchant/merchant.ts'
import { fail } from '#mock-server/values/fail.ts'
import { WorldName } from '#mock-server/values/world-name.ts'
import { clockRange, inClockRange } from '#mock-server/world/clock/clock-range.ts'
import { type Changes, composeScenario, overlay, type Scenario } from '#mock-server/world/scenarios/scenario.ts'
import { findMerchant } from '#mock-server/world/settings/find-merchant.ts'
import type { Settings } from '#mock-server/world/settings/settings.ts'
import type { SeedWorld } from '#mock-server/world/snapshots/seed-input.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { World, WorldHost } from './world.ts'

const defaultMerchant = 'HAEDAL'

/** The scenarios, merchants and performers of a host. */
export interface Library extends WorldHost {
  scenarios: readonly Scenario[]
  seedWorld: SeedWorld
}

/** The parameters of a world's first state. */
export interface FirstState {
  name: string
  scenario: string
  seed: string
  /** Replaces the scenario's own merchant. */
  merchant?: string
  /** The beginning of the world, if it is not now; a scenario’s own instant takes precedence. */
  startedAt?: number
  changes?: Changes
}

function checkName(name: string) {
  if (WorldName.safeParse(name).success) return
  fail('INVALID_INPUT', { field: 'world', message: 'the name of a world has 1 to 64 letters, digits, "-" or "_"' })
}

function startTime(frozenAt: string | undefined, otherwise: number): number {
  const at = frozenAt === undefined ? otherwise : Date.parse(frozenAt)
  if (inClockRange(at)) return at
  return fail('INVALID_INPUT', { field: 'scenario.frozenAt', message: clockRange })
}

/** Creates the look-up of a host's scenarios and merchants, and of the first states that they describe. */
export function createScenarioLibrary(library: Library) {
  const { scenarios, merchants, hostNow } = library
  const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

  const scenarioNamed = (name: string): Scenario =>
    composeScenario(name, (one) => byName.get(one)) ??
    fail('SCENARIO_UNKNOWN', {
      field: 'scenario',
      message: `there is no scenario "${name.slice(0, 64)}"; available: ${[...byName.keys()].join(', ')}`,
    })

  function firstSnapshotOf(state: FirstState): Snapshot {
    const { name, scenario: scenarioName, seed, merchant: code, changes = {}, startedAt: given = hostNow() } = state
    checkName(name)
    const scenario = overlay(scenarioNamed(scenarioName), changes)
    const shipped = findMerchant(merchants, code ?? scenario.settings?.merchant ?? defaultMerchant)
    const brand = code === undefined ? scenario.settings?.brand : undefined
    const startedAt = startTime(scenario.frozenAt, given)
    const { brand: _, ...rest } = scenario.settings ?? {}
    const settings = { ...rest, merchant: shipped.code, ...(brand && { brand }) }
    const input = { name, scenario: { ...scenario, settings }, seed, merchant: brand ?? shipped, startedAt }
    return { ...library.seedWorld(input), ...(Object.keys(changes).length > 0 && { changes }) }
  }

  return {
    scenarios,
    /** Returns a scenario. @throws GatewayError SCENARIO_UNKNOWN. */
    scenarioNamed,
    merchants: (): Merchant[] => [...merchants.values()],
    /** Returns a merchant. @throws GatewayError MERCHANT_UNKNOWN. */
    merchantNamed: (code: string) => findMerchant(merchants, code),
    /** Returns the state in which a world begins, and creates none. @throws GatewayError SCENARIO_UNKNOWN, MERCHANT_UNKNOWN. */
    firstSnapshotOf,
    /** Returns the settings with which a world began. @throws GatewayError SCENARIO_UNKNOWN. */
    firstSettingsOf: ({ name, scenario, changes, seed, origin: merchant }: World): Settings =>
      firstSnapshotOf({ name, scenario, changes, seed, merchant }).settings,
    /** Returns the scenario of a world with the world's own changes; these alone if this host does not have it. */
    scenarioOf: ({ scenario, changes = {} }: Pick<World, 'scenario' | 'changes'>): Partial<Scenario> =>
      overlay<Partial<Scenario>>(byName.has(scenario) ? scenarioNamed(scenario) : {}, changes),
  }
}

import { fail } from '#mock-server/values/fail.ts'
import { defaultWorld } from '#mock-server/world/world-name.ts'
import { auditSnapshot } from './audit/audit-snapshot.ts'
import { clockRange, inClockRange } from './clock-range.ts'
import type { Describe } from './describe.ts'
import { findMerchant } from './find-merchant.ts'
import { createIdleness } from './idleness.ts'
import { createJournal } from './journal.ts'
import { createSavedSnapshots } from './saved-snapshots.ts'
import { composeScenario, overlay, type Scenario } from './scenario.ts'
import type { Snapshot } from './snapshot.ts'
import { noStore, type Store } from './store.ts'
import { KeyTaken } from './table.ts'
import { rowOf } from './tables/all.ts'
import { restoreWorld, type Surroundings, type World } from './world.ts'
import { createWorldEvents, eventsOf } from './world-events.ts'
import { WorldName } from './world-name.ts'

const worldLimit = 500
const strayLimit = 200
const usualMerchant = 'HAEDAL'

export interface Library extends Surroundings {
  scenarios: readonly Scenario[]
  describe: Describe
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
  /** When the host has no room left, such worlds make room for others, the one unused for longest first. */
  disposable?: boolean
}

function checkName(name: string) {
  if (WorldName.safeParse(name).success) return
  fail('INVALID_INPUT', { field: 'world', message: 'a world is named by 1 to 64 letters, digits, "-" or "_"' })
}

interface HostChoices {
  /** Milliseconds after which a world that nobody uses is dropped; never the default one. Never, if nothing is said. */
  idleAfter?: number
  store?: Store
  /** With so many worlds, a new one takes the place of the one unused for longest. Otherwise the limit refuses it. */
  keepAtMost?: number
}

/**
 * The worlds of one host, by name.
 *
 * @throws GatewayError naming the world, scenario or merchant that is unknown.
 */
export function createWorlds(
  library: Library,
  { idleAfter = Number.POSITIVE_INFINITY, store = noStore, keepAtMost }: HostChoices = {},
) {
  const { hostNow } = library
  const worlds = new Map<string, World>()
  const disposable = new Set<string>()
  const byName = new Map(library.scenarios.map((scenario) => [scenario.name, scenario]))
  const idleness = createIdleness({ idleAfter, now: hostNow, exempt: defaultWorld })
  const events = createWorldEvents((name) => worlds.has(name))

  const scenarioNamed = (name: string): Scenario =>
    composeScenario(name, (wanted) => byName.get(wanted)) ??
    fail('SCENARIO_UNKNOWN', {
      field: 'scenario',
      message: `there is no scenario "${name.slice(0, 64)}"; there are ${[...byName.keys()].join(', ')}`,
    })

  /** A world whose turns are kept and told for as long as it is the one of its name. */
  function begin(snapshot: Snapshot): World {
    const { name } = snapshot
    let heard = snapshot.outbox.at(-1)?.id ?? 0
    const isPresent = () => worlds.get(name) === world
    const world: World = restoreWorld(snapshot, library, {
      recorded: (value) => isPresent() && events.tell({ kind: 'journal', world: name, value }),
      turned(turn) {
        if (!isPresent()) return
        store.write(name, turn, (table, key) => rowOf(world.tables, table, key))
        for (const event of eventsOf(world, turn, heard)) events.tell(event)
        heard = turn.parts.outbox?.at(-1)?.id ?? heard
      },
    })
    return world
  }

  function beginningAt(frozenAt: string | undefined): number {
    const at = frozenAt === undefined ? hostNow() : Date.parse(frozenAt)
    if (inClockRange(at)) return at
    return fail('INVALID_INPUT', { field: 'scenario.frozenAt', message: clockRange })
  }

  function beginningOf({ name, scenario: scenarioName, seed, merchant: code, changes = {} }: WorldRequest): Snapshot {
    checkName(name)
    const scenario = overlay(scenarioNamed(scenarioName), changes)
    const merchant = findMerchant(library.merchants, code ?? scenario.settings?.merchant ?? usualMerchant)
    const startedAt = beginningAt(scenario.frozenAt)
    const settings = { ...scenario.settings, merchant: merchant.code }
    return library.describe({ name, scenario: { ...scenario, settings }, seed, merchant, startedAt })
  }

  function end(name: string, change: 'deleted' | 'dropped'): void {
    store.remove(name)
    worlds.delete(name)
    disposable.delete(name)
    events.tell({ kind: 'world', world: name, value: { change } })
  }

  function drop(name: string): void {
    end(name, 'dropped')
    idleness.noteDrop(name)
  }

  const dropIdle = () => {
    for (const name of worlds.keys()) if (idleness.isIdle(name)) drop(name)
  }

  /** Drops the world unused for longest of those that may go; whether there was one. */
  function dropUnused(mayGo: (name: string) => boolean): boolean {
    const name = idleness.unusedLongest(mayGo)
    if (name !== undefined) drop(name)
    return name !== undefined
  }

  function makeRoom(): void {
    if (keepAtMost !== undefined && worlds.size >= keepAtMost) dropUnused(() => true)
    if (worlds.size < worldLimit) return
    if (!dropUnused((name) => disposable.has(name))) {
      fail('WORLD_LIMIT', { field: 'name', message: `there are ${worldLimit} worlds already; delete one first` })
    }
  }

  const keep = (snapshot: Snapshot): World => {
    const { name } = snapshot
    dropIdle()
    if (!worlds.has(name)) makeRoom()
    const world = begin(snapshot)
    store.put(snapshot)
    const change = worlds.has(name) ? 'replaced' : 'made'
    worlds.set(name, world)
    idleness.forget(name)
    idleness.use(name)
    events.tell({ kind: 'world', world: name, value: { change } })
    return world
  }

  const missing = (name: string): never => {
    const droppedAt = idleness.droppedAt(name)
    if (droppedAt === undefined) {
      return fail('WORLD_UNKNOWN', {
        field: 'world',
        message: `there is no world "${name.slice(0, 64)}"; make it with POST /__gateway/worlds or name another`,
      })
    }
    return fail('WORLD_DROPPED', {
      field: 'world',
      message: `the world "${name}" was dropped (${new Date(droppedAt).toISOString()}), since nobody used it; create it again`,
    })
  }

  const find = (name: string): World => {
    if (idleness.mayLook()) dropIdle()
    else if (idleness.isIdle(name) && worlds.has(name)) drop(name)
    const world = worlds.get(name) ?? missing(name)
    idleness.use(name)
    return world
  }

  for (const snapshot of store.kept.worlds) {
    worlds.set(snapshot.name, begin(snapshot))
    idleness.use(snapshot.name)
  }

  return {
    list(): World[] {
      dropIdle()
      return [...worlds.values()]
    },
    /** @throws GatewayError WORLD_UNKNOWN, WORLD_DROPPED. */
    find,
    has: (name: string): boolean => worlds.has(name) && !idleness.isIdle(name),
    /** A new world under the name; what was there before is gone. */
    replace: async (request: WorldRequest): Promise<World> => {
      const world = keep(beginningOf(request))
      if (request.disposable) disposable.add(request.name)
      else disposable.delete(request.name)
      return world
    },
    /** @throws GatewayError INVALID_INPUT when two rows of a table have one key, MERCHANT_UNKNOWN. */
    restore: async (snapshot: Snapshot): Promise<World> => {
      try {
        return keep(snapshot)
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error
        return fail('INVALID_INPUT', { field: 'body.snapshot.tables', message: error.message })
      }
    },
    /** The same for a snapshot from outside. @throws GatewayError INVALID_INPUT naming what no world could have made. */
    import: async (snapshot: Snapshot): Promise<World> => {
      const problem = auditSnapshot(snapshot, hostNow())
      if (problem) fail('INVALID_INPUT', { ...problem, field: `body.snapshot.${problem.field}` })
      return keep(snapshot)
    },
    remove(name: string): boolean {
      const there = worlds.has(name)
      if (there) end(name, 'deleted')
      idleness.forget(name)
      return there
    },
    /** When a world would be dropped if nobody used it from now on, by the host's time; null for never. */
    dropAt: idleness.dropAt,
    scenarioNamed,
    /** @throws GatewayError MERCHANT_UNKNOWN. */
    merchantNamed: (code: string) => findMerchant(library.merchants, code),
    /** What a world was made from; nothing of it when this host has no such scenario. */
    scenarioOf: ({ scenario }: World): Partial<Scenario> => (byName.has(scenario) ? scenarioNamed(scenario) : {}),
    scenarios: library.scenarios,
    saved: createSavedSnapshots(store),
    events,
    /** Calls for a world that nobody made. */
    strays: createJournal(strayLimit),
  }
}

export type Worlds = ReturnType<typeof createWorlds>

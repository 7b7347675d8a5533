import { fail, GatewayError } from '#mock-server/values/fail.ts'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import { auditSnapshot } from '#mock-server/world/audit/audit-snapshot.ts'
import { createJournal } from '#mock-server/world/journal/journal.ts'
import { DuplicateKeyError } from '#mock-server/world/rows/table.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { rowOf } from '#mock-server/world/tables/all.ts'
import { createSavedSnapshots } from '#mock-server/world/timeline/saved-snapshots.ts'
import { noStore, type Store } from '#mock-server/world/timeline/store.ts'
import { createIdleness } from './idleness.ts'
import { createScenarioLibrary, type FirstState, type Library } from './scenario-library.ts'
import { createTimelines } from './timelines.ts'
import { restoreWorld, type World } from './world.ts'
import { createWorldEvents, eventsOf } from './world-events.ts'

const worldLimit = 500
const unknownWorldCallLimit = 200

/** The parameters of a new world. */
export interface WorldRequest extends FirstState {
  /** At the host's limit, the least recently used disposable world makes room for another. */
  disposable?: boolean
}

interface WorldsOptions {
  /**
   * Milliseconds after which an unused world is dropped, except the default one. By default, worlds are never dropped.
   */
  idleAfter?: number
  store?: Store
  /** At this many worlds, a new one replaces the least recently used one. If omitted, the limit refuses a new world. */
  keepAtMost?: number
}

/**
 * Creates the worlds of one host, by name.
 *
 * @throws GatewayError that names the unknown world, scenario or merchant.
 */
export function createWorlds(
  host: Library,
  { idleAfter = Number.POSITIVE_INFINITY, store = noStore, keepAtMost }: WorldsOptions = {},
) {
  const { hostNow } = host
  const worlds = new Map<string, World>()
  const disposable = new Set<string>()
  const library = createScenarioLibrary(host)
  const idleness = createIdleness({ idleAfter, now: hostNow, exempt: defaultWorld })
  const events = createWorldEvents((name) => worlds.has(name))
  const timelines = createTimelines((world, value) => events.publish({ kind: 'timeline', world, value }))

  /** Creates a world whose turns are stored and published until another world replaces it under its name. */
  function begin(snapshot: Snapshot): World {
    const { name } = snapshot
    let lastMessageId = snapshot.outbox.at(-1)?.id ?? 0
    const isPresent = () => worlds.get(name) === world
    const world: World = restoreWorld(snapshot, host, {
      recorded: (value) => isPresent() && events.publish({ kind: 'journal', world: name, value }),
      turned(turn, cause) {
        if (!isPresent()) return
        store.write(name, turn, (table, key) => rowOf(world.tables, table, key))
        for (const event of eventsOf(world, turn, lastMessageId)) events.publish(event)
        lastMessageId = turn.parts.outbox?.at(-1)?.id ?? lastMessageId
        timelines.noteTurn(world, turn, cause)
      },
    })
    return world
  }

  function end(name: string, change: 'deleted' | 'dropped'): void {
    store.remove(name)
    worlds.delete(name)
    disposable.delete(name)
    timelines.end(name)
    events.publish({ kind: 'world', world: name, value: { change } })
  }

  function drop(name: string): void {
    end(name, 'dropped')
    idleness.noteDrop(name)
  }

  const dropIdle = () => {
    for (const name of worlds.keys()) if (idleness.isIdle(name)) drop(name)
  }

  /** Drops the least recently used world that may be dropped. Returns false if there is none. */
  function dropUnused(mayDrop: (name: string) => boolean): boolean {
    const name = idleness.leastRecentlyUsed(mayDrop)
    if (name !== undefined) drop(name)
    return name !== undefined
  }

  function makeRoom(): void {
    if (keepAtMost !== undefined && worlds.size >= keepAtMost) dropUnused(() => true)
    if (worlds.size < worldLimit) return
    if (!dropUnused((name) => disposable.has(name))) {
      fail('WORLD_LIMIT', { field: 'name', message: `there are already ${worldLimit} worlds; delete one first` })
    }
  }

  /** Keeps a world under the name of its snapshot. @param to The entry of the timeline to which that name returns. */
  const keep = (snapshot: Snapshot, to?: number): World => {
    const { name } = snapshot
    dropIdle()
    if (!worlds.has(name)) makeRoom()
    const world = begin(snapshot)
    store.put(snapshot)
    const change = worlds.has(name) ? 'replaced' : 'made'
    worlds.set(name, world)
    idleness.forget(name)
    idleness.use(name)
    events.publish({ kind: 'world', world: name, value: { change } })
    if (to === undefined) timelines.noteWorld(world, snapshot)
    else timelines.noteReturn(world, to)
    return world
  }

  /** Returns the state after an entry of a timeline, whose instant the clock shows again. */
  function pastState(name: string, id: number, field: string): Snapshot {
    const { at } = timelines.find(name, id, field)
    const { clock, ...state } = timelines.of(name).stateAfter(id)
    return { ...state, clock: clock.mode === 'running' ? { mode: 'running', offset: at - hostNow() } : clock }
  }

  /** Checks that a reset can apply the changes of a snapshot from outside. @throws GatewayError INVALID_INPUT. */
  function checkReset({ name, scenario, changes, seed, merchant, startedAt }: Snapshot): void {
    if (!changes) return
    try {
      library.firstSnapshotOf({ name, scenario, changes, seed, merchant, startedAt })
    } catch (error) {
      // A scenario or merchant that this host does not have refuses the reset itself.
      if (!(error instanceof GatewayError) || error.code !== 'INVALID_INPUT') return
      fail('INVALID_INPUT', { ...error.detail, field: `body.snapshot.${error.detail.field}`, message: error.message })
    }
  }

  const missing = (name: string): never => {
    const droppedAt = idleness.droppedAt(name)
    if (droppedAt === undefined) {
      return fail('WORLD_UNKNOWN', {
        field: 'world',
        message: `there is no world "${name.slice(0, 64)}"; create it with POST /__gateway/worlds or name another`,
      })
    }
    return fail('WORLD_DROPPED', {
      field: 'world',
      message: `the unused world "${name}" was dropped (${new Date(droppedAt).toISOString()}); create it again`,
    })
  }

  const find = (name: string): World => {
    if (idleness.isSweepDue()) dropIdle()
    else if (idleness.isIdle(name) && worlds.has(name)) drop(name)
    const world = worlds.get(name) ?? missing(name)
    idleness.use(name)
    return world
  }

  for (const snapshot of store.kept.worlds) {
    const world = begin(snapshot)
    worlds.set(snapshot.name, world)
    idleness.use(snapshot.name)
    timelines.noteWorld(world, snapshot)
  }

  return {
    list(): World[] {
      dropIdle()
      return [...worlds.values()]
    },
    /** Returns a world and marks it as used. @throws GatewayError WORLD_UNKNOWN, WORLD_DROPPED. */
    find,
    has: (name: string): boolean => worlds.has(name) && !idleness.isIdle(name),
    /** Creates a world and replaces one of the same name. */
    replace: async (request: WorldRequest): Promise<World> => {
      const world = keep(library.firstSnapshotOf(request))
      if (request.disposable) disposable.add(request.name)
      else disposable.delete(request.name)
      return world
    },
    /**
     * Restores a world.
     *
     * @throws GatewayError INVALID_INPUT if two rows of a table have the same key, MERCHANT_UNKNOWN.
     */
    restore: async (snapshot: Snapshot): Promise<World> => {
      try {
        return keep(snapshot)
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error
        return fail('INVALID_INPUT', { field: 'body.snapshot.tables', message: error.message })
      }
    },
    /** Audits and restores a snapshot from outside. @throws GatewayError INVALID_INPUT that names the problem. */
    import: async (snapshot: Snapshot): Promise<World> => {
      const problem = auditSnapshot(snapshot, hostNow())
      if (problem) fail('INVALID_INPUT', { ...problem, field: `body.snapshot.${problem.field}` })
      checkReset(snapshot)
      return keep(snapshot)
    },
    timelines,
    /**
     * Returns the state of a world after an entry of its timeline.
     *
     * @param field The field of the request that names the entry. @throws GatewayError TIMELINE_ENTRY_UNKNOWN.
     */
    pastState,
    /**
     * Replaces a world with its state after an entry of its timeline. The journal continues.
     *
     * @throws GatewayError TIMELINE_ENTRY_UNKNOWN.
     */
    goBack: (name: string, id: number): Promise<World> => {
      const left = find(name)
      return left.enqueue(async () => {
        const world = keep(pastState(name, id, 'body.id'), id)
        world.journal.resume(left.journal.read())
        return world
      })
    },
    remove(name: string): boolean {
      const exists = worlds.has(name)
      if (exists) end(name, 'deleted')
      idleness.forget(name)
      return exists
    },
    /** Returns when an unused world will be dropped, in the host's time; null for never. */
    dropAt: idleness.dropAt,
    ...library,
    saved: createSavedSnapshots(store),
    events,
    /** Calls for unknown worlds. */
    unknownWorldCalls: createJournal(unknownWorldCallLimit),
  }
}

export type Worlds = ReturnType<typeof createWorlds>

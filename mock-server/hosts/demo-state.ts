import { delMany, entries, setMany } from 'idb-keyval'
import * as z from 'zod/mini'
import { GatewayError } from '#mock-server/values/fail.ts'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import { SavedSnapshot } from '#mock-server/world/snapshots/saved-snapshot.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { noStore, type Store } from '#mock-server/world/timeline/store.ts'
import { createQueue } from '#mock-server/world/worlds/queue.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { createDemoJournals, journalPrefix, KeptEntry } from './demo-journals.ts'
import { createDemoTimelines, KeptState, timelinePrefix } from './demo-timelines.ts'

/** The number of worlds that the demo keeps; one more replaces the least recently used one. */
export const demoWorldLimit = 20

const KeptWorld = z.object({ changedAt: z.int(), snapshot: Snapshot })
type KeptWorld = z.infer<typeof KeptWorld>

const KeptSnapshot = z.object({ savedAt: z.int(), saved: SavedSnapshot })
type KeptSnapshot = z.infer<typeof KeptSnapshot>

const worldPrefix = 'world:'
const savedPrefix = 'saved:'

/** Deletes a database that cannot be read, so that the next visit has one again. */
async function removeBroken(): Promise<[IDBValidKey, unknown][]> {
  if (!('indexedDB' in globalThis)) return []
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase('keyval-store')
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, done)
  })
  return []
}

/** Reads the stored state of earlier visits, least recently changed worlds first. It ignores data of other versions. */
async function readKept() {
  const all = await entries().catch(removeBroken)
  const read = <S extends z.ZodMiniType>(prefix: string, schema: S): z.infer<S>[] =>
    all
      .filter(([key]) => `${key}`.startsWith(prefix))
      .map(([, value]) => schema.safeParse(value))
      .flatMap(({ success, data }) => (success ? [data] : []))
  return {
    worlds: read(worldPrefix, KeptWorld).toSorted((one, other) => one.changedAt - other.changedAt),
    saved: read(savedPrefix, KeptSnapshot).toSorted((one, other) => one.savedAt - other.savedAt),
    journals: read(journalPrefix, KeptEntry),
    timelines: read(timelinePrefix, KeptState),
  }
}

/** Saves a stored snapshot again. It drops a snapshot above the limit, which must not prevent the demo's start. */
function saveAgain(worlds: Worlds, saved: SavedSnapshot): void {
  try {
    worlds.saved.save(saved)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}

/**
 * Creates the demo's state in IndexedDB, which survives reloads and restarts of the worker: every world with its journal
 * and timeline, and the saved snapshots, with the same limits as in a host's memory. Without storage the state lasts for the visit.
 */
export function createDemoState() {
  const changed = new Set<string>()
  const resaved = new Map<string, KeptSnapshot | undefined>()
  const journals = createDemoJournals()
  const timelines = createDemoTimelines()
  const enqueue = createQueue()
  const store: Store = {
    ...noStore,
    put: ({ name }) => void changed.add(name),
    write: (name) => void changed.add(name),
    remove: (name) => void changed.add(name),
    save: (saved) => void resaved.set(saved.name, { savedAt: Date.now(), saved }),
    forget: (name) => void resaved.set(name, undefined),
  }

  /** Takes the state between two requests: during one, a bet may have moved but not yet its win. */
  const stateOf = (worlds: Worlds, name: string) => {
    const world = worlds.find(name)
    return world.enqueue(async () => {
      const own: [string, KeptWorld] = [worldPrefix + name, { changedAt: Date.now(), snapshot: world.snapshot() }]
      return { own, ...timelines.changes(worlds, name) }
    })
  }

  async function writeWorlds(worlds: Worlds) {
    const names = [...changed]
    changed.clear()
    const gone = names.filter((name) => !worlds.has(name))
    const present = names.filter((name) => worlds.has(name))
    const written = journals.changes(worlds)
    const states = await Promise.all(present.map((name) => stateOf(worlds, name)))
    const past = [...timelines.takeGone(worlds), ...states.flatMap((state) => state.gone)]
    await delMany([...gone.map((name) => worldPrefix + name), ...written.gone, ...past])
    await setMany([...states.flatMap(({ own, added }) => [own, ...added]), ...written.added])
  }

  async function writeSaved() {
    const all = [...resaved].map(([name, kept]) => ({ key: savedPrefix + name, kept }))
    resaved.clear()
    await delMany(all.flatMap(({ key, kept }) => (kept ? [] : [key])))
    await setMany(all.flatMap(({ key, kept }): [string, KeptSnapshot][] => (kept ? [[key, kept]] : [])))
  }

  return {
    /** Records which worlds and saved snapshots change. */
    store,
    /**
     * Restores the state of the last visit, and creates the default world if it is missing. Returns the number of worlds
     * that were stored.
     */
    async restore(worlds: Worlds): Promise<number> {
      const kept = await readKept()
      for (const { snapshot } of kept.worlds) {
        await worlds.restore(snapshot).catch(() => undefined)
        changed.delete(snapshot.name)
      }
      for (const { saved } of kept.saved) saveAgain(worlds, saved)
      resaved.clear()
      journals.restore(worlds, kept.journals)
      timelines.restore(worlds, kept.timelines)
      if (!worlds.has(defaultWorld)) {
        await worlds.replace({ name: defaultWorld, scenario: 'default', seed: 'parlor' })
      }
      return kept.worlds.length
    },
    /** Stores the changes since the last call. */
    keep: (worlds: Worlds): Promise<void> =>
      enqueue(async () => {
        // A failure to store snapshots must not affect the worlds.
        for (const write of [() => writeWorlds(worlds), writeSaved]) await write().catch(() => undefined)
      }),
  }
}

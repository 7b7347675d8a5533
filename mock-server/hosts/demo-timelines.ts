import * as z from 'zod/mini'
import { compareSnapshots } from '#mock-server/world/snapshots/compare-snapshots.ts'
import { TableRows } from '#mock-server/world/tables/all.ts'
import { createTimeline, PastState, type Timeline } from '#mock-server/world/timeline/timeline.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

export const timelinePrefix = 'timeline:'

/** A past state of a world, stored as its difference from another one. */
export const KeptState = z.object({ world: z.string(), state: PastState })
export type KeptState = z.infer<typeof KeptState>

const ChangedRows = z.partial(z.strictObject(TableRows.def.shape))

const keyOf = (world: string, id: number) => `${timelinePrefix}${world}:${id}`

/** Returns the keys of the states with the ids `first` to `last`. */
const keysOf = (world: string, { first, last }: { first: number; last: number }) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => keyOf(world, first + at))

interface Written {
  /** Undefined if the stored timeline cannot be continued. */
  timeline: Timeline | undefined
  first: number
  last: number
}

const rangeOf = (states: readonly PastState[]) => ({
  first: states[0]?.entry.id ?? 1,
  last: states.at(-1)?.entry.id ?? 0,
})

/** Returns true if the states are whole, of this version, and end with the state of the world. */
function isSound(states: readonly PastState[], world: World): boolean {
  const { first, last } = rangeOf(states)
  const rows = Object.groupBy(
    states.flatMap(({ change }) => change?.rows ?? []).filter(({ row }) => row),
    ({ table }) => table,
  )
  const values = Object.fromEntries(Object.entries(rows).map(([table, all = []]) => [table, all.map(({ row }) => row)]))
  return (
    states[0]?.whole !== undefined &&
    states.length === last - first + 1 &&
    ChangedRows.safeParse(values).success &&
    endsWith(states, last, world)
  )
}

function endsWith(states: readonly PastState[], last: number, world: World): boolean {
  const trial = createTimeline()
  trial.resume(states)
  return compareSnapshots(trial.stateAfter(last), world.snapshot()).same
}

/** Tracks which states of the demo's timelines are stored. Each is stored once, and again when the oldest ones are dropped. */
export function createDemoTimelines() {
  const written = new Map<string, Written>()

  return {
    /** Returns the states of a world that were added and removed since the last call. Call it in the world's turn. */
    changes(worlds: Worlds, world: string): { gone: string[]; added: [string, KeptState][] } {
      const timeline = worlds.timelines.of(world)
      const states = timeline.states()
      const before = written.get(world)
      const range = rangeOf(states)
      const continues = before?.timeline === timeline && before.first === range.first
      written.set(world, { timeline, ...range })
      const added = continues ? states.filter(({ entry }) => entry.id > before.last) : states
      const present = new Set(keysOf(world, range))
      return {
        gone: continues || !before ? [] : keysOf(world, before).filter((key) => !present.has(key)),
        added: added.map((state) => [keyOf(world, state.entry.id), { world, state }]),
      }
    },
    /** Returns the stored states of worlds that are gone. */
    takeGone(worlds: Worlds): string[] {
      const gone = [...written].filter(([world]) => !worlds.has(world))
      for (const [world] of gone) written.delete(world)
      return gone.flatMap(([world, range]) => keysOf(world, range))
    },
    restore(worlds: Worlds, kept: readonly KeptState[]): void {
      for (const [world, all] of Map.groupBy(kept, (one) => one.world)) {
        const states = all.map(({ state }) => state).toSorted((one, other) => one.entry.id - other.entry.id)
        const sound = worlds.has(world) && isSound(states, worlds.find(world))
        const timeline = sound ? worlds.timelines.of(world) : undefined
        timeline?.resume(states)
        written.set(world, { timeline, ...rangeOf(states) })
      }
    },
  }
}

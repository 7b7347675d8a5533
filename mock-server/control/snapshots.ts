import type { SavedSnapshot } from '#mock-server/world/snapshots/saved-snapshot.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { countRows } from '#mock-server/world/timeline/saved-snapshots.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

/** Returns the summary of a saved snapshot. */
export const summariseSaved = ({ name, takenAt, snapshot }: SavedSnapshot) => ({
  name,
  takenAt,
  world: snapshot.name,
  scenario: snapshot.scenario,
  merchant: snapshot.settings.merchant,
  rows: countRows(snapshot),
})

/** Takes a snapshot of a world between two of its requests, after due events. */
export const snapshotOf = (world: World): Promise<Snapshot> =>
  world.enqueue(async () => {
    await world.schedule.settle()
    return world.snapshot()
  })

/**
 * Returns the state of a world after an entry of its timeline. It waits for the calls before it, but no due event happens.
 *
 * @param field The field of the request that names the entry. @throws GatewayError TIMELINE_ENTRY_UNKNOWN.
 */
export const pastStateOf = (world: World, worlds: Worlds, id: number, field: string): Promise<Snapshot> =>
  world.enqueue(async () => worlds.pastState(world.name, id, field))

const savedSide = 'saved:'

/**
 * Returns the state of one side of a comparison: a world, `WORLD#ID`, or `saved:NAME`.
 *
 * @param field The field of the request that names the side.
 * @throws GatewayError WORLD_UNKNOWN, WORLD_DROPPED, TIMELINE_ENTRY_UNKNOWN, SNAPSHOT_UNKNOWN.
 */
export async function sideOf(side: string, worlds: Worlds, field: string): Promise<Snapshot> {
  if (side.startsWith(savedSide)) return worlds.saved.find(side.slice(savedSide.length)).snapshot
  const [name = '', id] = side.split('#')
  const world = worlds.find(name)
  return id === undefined ? snapshotOf(world) : pastStateOf(world, worlds, Number(id), field)
}

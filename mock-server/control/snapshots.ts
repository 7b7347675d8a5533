import type { SavedSnapshot } from '#mock-server/world/saved-snapshot.ts'
import { countRows } from '#mock-server/world/saved-snapshots.ts'
import type { Snapshot } from '#mock-server/world/snapshot.ts'
import type { World } from '#mock-server/world/world.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'

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

const savedSide = 'saved:'

/**
 * Returns the state of one side of a comparison: a world, or `saved:NAME`.
 *
 * @throws GatewayError WORLD_UNKNOWN, WORLD_DROPPED, SNAPSHOT_UNKNOWN.
 */
export async function sideOf(side: string, worlds: Worlds): Promise<Snapshot> {
  return side.startsWith(savedSide)
    ? worlds.saved.find(side.slice(savedSide.length)).snapshot
    : snapshotOf(worlds.find(side))
}

import * as z from 'zod/mini'
import { Instant } from '#contract/primitives.ts'
import { WorldName } from '#mock-server/values/world-name.ts'
import { SnapshotDifference } from '#mock-server/world/rows/difference.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { calls, inWorldErrors, secrets, WorldSummary, world } from './shared.ts'

const SavedSummary = z.object({
  name: z.string(),
  /** By the world's clock. */
  takenAt: Instant,
  /** The world of which it was taken. */
  world: z.string(),
  scenario: z.string(),
  merchant: z.string(),
  rows: z.int(),
})

/** A world's name, its state after an entry of its timeline as `WORLD#ID`, or a saved snapshot as `saved:NAME`. */
const side = /^(saved:[A-Za-z0-9_-]{1,64}|[A-Za-z0-9_-]{1,64}(#\d{1,15})?)$/
const Side = z.string().check(z.regex(side, 'a world, WORLD#ID, or saved:NAME'))

export const snapshotCalls = calls({
  snapshot: {
    method: 'GET',
    path: '/__gateway/snapshot',
    summary:
      'Returns the whole world as JSON; without `secrets` its passwords are those of the fixtures and no session is open.',
    access: 'none',
    query: z.strictObject({ world, secrets }),
    response: Snapshot,
    errors: inWorldErrors,
  },
  restoreSnapshot: {
    method: 'PUT',
    path: '/__gateway/snapshot',
    summary: 'Restores a world from a snapshot, under its own name or another; runs nothing in it.',
    access: 'none',
    body: z.strictObject({ world, snapshot: Snapshot }),
    response: WorldSummary,
    errors: ['MERCHANT_UNKNOWN', 'WORLD_LIMIT'],
  },
  savedSnapshots: {
    method: 'GET',
    path: '/__gateway/snapshots',
    summary: 'Lists the saved snapshots.',
    access: 'none',
    response: z.array(SavedSummary),
    errors: [],
  },
  saveSnapshot: {
    method: 'POST',
    path: '/__gateway/snapshots',
    summary: 'Saves a snapshot of a world under a name; replaces a snapshot of the same name.',
    access: 'none',
    body: z.strictObject({ world, name: WorldName }),
    response: SavedSummary,
    errors: ['SNAPSHOT_LIMIT', ...inWorldErrors],
  },
  deleteSnapshot: {
    method: 'DELETE',
    path: '/__gateway/snapshots',
    summary: 'Deletes a saved snapshot.',
    access: 'none',
    query: z.strictObject({ name: WorldName }),
    response: z.null(),
    errors: ['SNAPSHOT_UNKNOWN'],
  },
  savedSnapshot: {
    method: 'GET',
    path: '/__gateway/snapshots/export',
    summary: 'Returns a saved snapshot as JSON, in the format of a world snapshot.',
    access: 'none',
    query: z.strictObject({ name: WorldName, secrets }),
    response: Snapshot,
    errors: ['SNAPSHOT_UNKNOWN'],
  },
  restoreSaved: {
    method: 'POST',
    path: '/__gateway/snapshots/restore',
    summary: 'Restores a world from a saved snapshot, under its original name or another.',
    access: 'none',
    body: z.strictObject({ name: WorldName, world }),
    response: WorldSummary,
    errors: ['SNAPSHOT_UNKNOWN', 'WORLD_LIMIT'],
  },
  difference: {
    method: 'GET',
    path: '/__gateway/diff',
    summary:
      'Compares two worlds, past states of them (`WORLD#ID`) or saved snapshots, and lists the differences by table, row and field.',
    access: 'none',
    query: z.strictObject({ from: Side, to: Side, secrets }),
    response: SnapshotDifference,
    errors: ['SNAPSHOT_UNKNOWN', 'TIMELINE_ENTRY_UNKNOWN', ...inWorldErrors],
  },
})

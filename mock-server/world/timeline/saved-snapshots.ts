import { fail } from '#mock-server/values/fail.ts'
import type { SavedSnapshot } from '#mock-server/world/snapshots/saved-snapshot.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Store } from './store.ts'

const savedLimit = 50
/** The limit of rows in all saved snapshots. A lightly used world has about a thousand rows. */
const rowLimit = 500_000

/** Counts the rows of all tables of a snapshot. */
export const countRows = ({ tables }: Snapshot): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows.length, 0)

/** Creates the saved snapshots of a host, by name. */
export function createSavedSnapshots({ kept, save, forget }: Store) {
  const saved = new Map(kept.saved.map((one) => [one.name, one]))

  function checkCapacity({ name, snapshot }: SavedSnapshot) {
    const others = [...saved.values()].filter((one) => one.name !== name)
    if (others.length >= savedLimit) {
      fail('SNAPSHOT_LIMIT', { field: 'body.name', message: `${savedLimit} snapshots are saved; delete one first` })
    }
    const rows = others.reduce((sum, one) => sum + countRows(one.snapshot), countRows(snapshot))
    if (rows > rowLimit) {
      fail('SNAPSHOT_LIMIT', {
        field: 'body.name',
        message: `the saved snapshots would have ${rows} rows, more than ${rowLimit}; delete one first`,
      })
    }
  }

  return {
    list: (): SavedSnapshot[] => [...saved.values()],
    /** Returns a saved snapshot. @throws GatewayError SNAPSHOT_UNKNOWN that names the available ones. */
    find: (name: string): SavedSnapshot =>
      saved.get(name) ??
      fail('SNAPSHOT_UNKNOWN', {
        field: 'name',
        message: `no snapshot is saved as "${name.slice(0, 64)}"; available: ${[...saved.keys()].join(', ') || 'none'}`,
      }),
    /** Saves a snapshot and replaces one of the same name. @throws GatewayError SNAPSHOT_LIMIT. */
    save(one: SavedSnapshot): SavedSnapshot {
      checkCapacity(one)
      save(one)
      saved.set(one.name, one)
      return one
    },
    remove(name: string): void {
      forget(name)
      saved.delete(name)
    },
  }
}

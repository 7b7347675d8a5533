import type { SavedSnapshot } from '#mock-server/world/snapshots/saved-snapshot.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { Turn } from './turn.ts'

/** Returns the current row, or undefined if it was removed. */
export type FindRow = (table: string, key: string) => object | undefined

/** Persistent storage for a host's worlds. Each call has stored its data before it returns. */
export interface Store {
  /** The data at the start of the host. */
  readonly kept: { readonly worlds: readonly Snapshot[]; readonly saved: readonly SavedSnapshot[] }
  /** Stores a new world, or replaces one of the same name. */
  put(snapshot: Snapshot): void
  write(world: string, turn: Turn, find: FindRow): void
  remove(world: string): void
  save(saved: SavedSnapshot): void
  forget(saved: string): void
}

/** A store that keeps nothing. */
export const noStore: Store = {
  kept: { worlds: [], saved: [] },
  put: () => undefined,
  write: () => undefined,
  remove: () => undefined,
  save: () => undefined,
  forget: () => undefined,
}

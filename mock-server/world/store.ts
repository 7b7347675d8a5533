import type { SavedSnapshot } from './saved-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import type { Turn } from './turn.ts'

/** Finds a row as it is now; nothing for one that is gone. */
export type FindRow = (table: string, key: string) => object | undefined

/** Where a host keeps its worlds beyond its own life. Each call has kept what it was given before it returns. */
export interface Store {
  /** What was there when the host began. */
  readonly kept: { readonly worlds: readonly Snapshot[]; readonly saved: readonly SavedSnapshot[] }
  /** A world begins, or takes the place of another of its name. */
  put(snapshot: Snapshot): void
  write(world: string, turn: Turn, find: FindRow): void
  remove(world: string): void
  save(saved: SavedSnapshot): void
  forget(saved: string): void
}

/** Keeps nothing. */
export const noStore: Store = {
  kept: { worlds: [], saved: [] },
  put: () => undefined,
  write: () => undefined,
  remove: () => undefined,
  save: () => undefined,
  forget: () => undefined,
}

import type { Change } from '#mock-server/world/rows/table.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { worldParts as parts } from './timeline-entry.ts'

export type WorldPart = (typeof parts)[number]
export type WorldState = { readonly [Part in WorldPart]: Readonly<Snapshot[Part]> }

/** The changes of one turn of a world's queue: whole parts, and rows by table and key in the order of change. */
export interface Turn {
  parts: Partial<WorldState>
  rows: readonly Change[]
}

/** Creates a tracker that returns the changes of each turn. */
export function createTurns(state: () => WorldState) {
  let last = state()
  let rows: Change[] = []

  return {
    note(change: Change) {
      rows.push(change)
    },
    /** Returns the changes since the last call, or undefined if there are none. */
    take(): Turn | undefined {
      const next = state()
      const changed = parts.filter((part) => next[part] !== last[part])
      const turn = { parts: Object.fromEntries(changed.map((part) => [part, next[part]])), rows }
      last = next
      rows = []
      return changed.length > 0 || turn.rows.length > 0 ? turn : undefined
    },
  }
}

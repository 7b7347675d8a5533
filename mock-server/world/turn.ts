import type { Snapshot } from './snapshot.ts'
import type { Change } from './table.ts'

/** The parts of a world beside its tables. A part that changes is replaced by another value, never changed itself. */
const parts = ['settings', 'clock', 'chanceSeed', 'counters', 'due', 'faults', 'outbox'] as const
export type WorldPart = (typeof parts)[number]
export type WorldState = { readonly [Part in WorldPart]: Readonly<Snapshot[Part]> }

/** What one turn of a world's queue changed: whole parts, and rows by table and key in the order of their changes. */
export interface Turn {
  parts: Partial<WorldState>
  rows: readonly Change[]
}

/** Tells what each turn has changed since the one before. */
export function createTurns(state: () => WorldState) {
  let last = state()
  let rows: Change[] = []

  return {
    note(change: Change) {
      rows.push(change)
    },
    /** What has changed since this was last asked, or nothing. */
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

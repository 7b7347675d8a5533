import * as z from 'zod/mini'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { applyChanges } from './apply-changes.ts'
import { countRows } from './saved-snapshots.ts'
import { StateChange } from './state-change.ts'
import { TimelineEntry } from './timeline-entry.ts'

/** An entry with its state, as the difference from an earlier one: the entry before it, or the one it returned to. */
export const PastState = z.object({
  entry: TimelineEntry,
  /** The whole state before `change`: that of another world, or of the oldest entry. */
  whole: z.optional(Snapshot),
  change: z.optional(StateChange),
})
export type PastState = z.infer<typeof PastState>

export interface TimelineLimits {
  entries: number
  /** The most rows in all differences and later whole states. */
  rows: number
}

const usualLimits: TimelineLimits = { entries: 500, rows: 2_000 }

/** The rows that a state holds in addition to those of the world. */
const rowsIn = ({ whole, change }: PastState) => (whole ? countRows(whole) : 0) + (change?.rows.length ?? 0)

const total = (states: readonly PastState[]) => states.reduce((sum, state) => sum + rowsIn(state), 0)

/**
 * Creates the timeline of a name, which continues when another world replaces the one of that name. It holds references to
 * rows, never copies, and at most twice its limits: it drops the oldest half at once, because each trim joins their
 * differences to one whole state.
 *
 * @throws Error from `stateAfter` for the id of no entry.
 */
export function createTimeline(limits: TimelineLimits = usualLimits) {
  let states: PastState[] = []
  let rows = 0
  let lastId = 0

  const placeOf = (id: number) => states.findIndex(({ entry }) => entry.id === id)

  function stateAt(place: number): Snapshot {
    const changes: StateChange[] = []
    for (let at = place; ; ) {
      const state = states[at]
      if (!state) throw new Error('The timeline has no such entry.')
      if (state.change) changes.unshift(state.change)
      if (state.whole) return applyChanges(state.whole, changes)
      at = state.entry.to === undefined ? at - 1 : placeOf(state.entry.to)
    }
  }

  /** Returns how many of the oldest states must go. The two newest stay: a return can always be undone. */
  function surplus(): number {
    let count = Math.max(0, states.length - limits.entries)
    let left = total(states.slice(count + 1))
    while (left > limits.rows && count < states.length - 2) {
      count += 1
      left -= rowsIn(states[count] as PastState)
    }
    return count
  }

  function trim() {
    const count = surplus()
    if (count === 0) return
    const isGone = (to: number | undefined) => to !== undefined && placeOf(to) < count
    states = states
      .slice(count)
      .map((state, at) =>
        at === 0 || isGone(state.entry.to) ? { entry: state.entry, whole: stateAt(count + at) } : state,
      )
    rows = total(states.slice(1))
  }

  return {
    /** Adds a state and returns its entry. */
    add(entry: Omit<TimelineEntry, 'id'>, state: Omit<PastState, 'entry'>): TimelineEntry {
      lastId += 1
      const added = { entry: { id: lastId, ...entry }, ...state }
      states.push(added)
      if (states.length > 1) rows += rowsIn(added)
      if (states.length > limits.entries * 2 || rows > limits.rows * 2) trim()
      return added.entry
    },
    /** Returns the entries after the id `after`, oldest first. */
    read: (after = 0): TimelineEntry[] =>
      states.flatMap(({ entry }) => (entry.id > after ? [entry] : [])).slice(-limits.entries),
    find: (id: number): TimelineEntry | undefined => states[placeOf(id)]?.entry,
    /** Returns the state after an entry. The world never changes it later, and callers must not change it. */
    stateAfter: (id: number): Snapshot => stateAt(placeOf(id)),
    /** Returns all states, oldest first, in a form that storage can keep. */
    states: (): readonly PastState[] => states,
    /** Continues from the states of another timeline, oldest first. */
    resume(read: readonly PastState[]) {
      states = [...read]
      rows = total(states.slice(1))
      lastId = read.at(-1)?.entry.id ?? 0
    },
  }
}

export type Timeline = ReturnType<typeof createTimeline>

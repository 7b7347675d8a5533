import { create } from 'zustand'
import type { JournalEntry } from '../api/schemas.ts'
import { textOf } from './entry-text.ts'

/** The calls that Studio keeps; a world itself keeps fewer. */
const limit = 10_000

interface Journal {
  world: string
  /** Oldest first. */
  entries: readonly JournalEntry[]
  /** The call that is shown whole. */
  openId: number | undefined
}

export const useJournal = create<Journal>(() => ({ world: '', entries: [], openId: undefined }))

/** Calls show this often, in milliseconds: the list is drawn a few times a second, however many arrive. */
const interval = 250

let arrived: JournalEntry[] = []
let isDue = false

function flush() {
  isDue = false
  const fresh = arrived
  arrived = []
  useJournal.setState(({ entries }) => {
    const last = entries.at(-1)?.id ?? 0
    return { entries: [...entries, ...fresh.filter(({ id }) => id > last)].slice(-limit) }
  })
}

/** Adds a call of the watched world. Many that arrive at once are shown together. */
export function addEntry(entry: JournalEntry): void {
  // The first search need not prepare the texts of all calls at once.
  textOf(entry)
  arrived.push(entry)
  if (!isDue) setTimeout(flush, interval)
  isDue = true
}

/** Adds calls that were missed among those that arrived. */
export function fillJournal(world: string, missed: readonly JournalEntry[]): void {
  useJournal.setState((before) => {
    if (before.world !== world) return before
    const byId = new Map([...missed, ...before.entries].map((entry) => [entry.id, entry]))
    return { entries: [...byId.values()].toSorted((a, b) => a.id - b.id).slice(-limit) }
  })
}

/** Shows the journal of a world from its kept calls on. */
export function beginJournal(world: string, entries: readonly JournalEntry[]): void {
  useJournal.setState((before) => {
    const later = before.world === world ? before.entries.filter(({ id }) => id > (entries.at(-1)?.id ?? 0)) : []
    return { world, entries: [...entries, ...later], openId: before.world === world ? before.openId : undefined }
  })
}

/** Forgets the calls of a world, because another world has taken its name. */
export function clearJournal(world: string): void {
  arrived = []
  if (useJournal.getState().world === world) useJournal.setState({ entries: [], openId: undefined })
}

export const openEntry = (id: number | undefined): void => useJournal.setState({ openId: id })

/** Returns the id of the newest call that arrived. */
export const lastEntryId = (): number => arrived.at(-1)?.id ?? useJournal.getState().entries.at(-1)?.id ?? 0

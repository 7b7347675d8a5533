import * as z from 'zod/mini'
import { type Journal, JournalEntry } from '#mock-server/world/journal/journal.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'

export const journalPrefix = 'journal:'

/** A journal entry with its world. Calls for unknown worlds have the empty name. */
export const KeptEntry = z.object({ world: z.string(), entry: JournalEntry })
export type KeptEntry = z.infer<typeof KeptEntry>

const unknownWorld = ''

const journalsOf = (worlds: Worlds) =>
  new Map<string, Journal>([
    [unknownWorld, worlds.unknownWorldCalls],
    ...worlds.list().map(({ name, journal }) => [name, journal] as const),
  ])

const keyOf = (world: string, id: number) => `${journalPrefix}${world}:${id}`

/** Returns the keys of the entries with the ids `first` to `last`. */
const keysOf = (world: string, first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => keyOf(world, first + at))

interface Written {
  /** Undefined if the journal's world could not be restored. */
  journal: Journal | undefined
  first: number
  last: number
}

/** Tracks which entries of the demo's journals are stored. Each entry is stored once, without its secrets. */
export function createDemoJournals() {
  const written = new Map<string, Written>()

  function takeGone(present: ReadonlyMap<string, Journal>): string[] {
    const gone = [...written].filter(([world, { journal }]) => journal === undefined || present.get(world) !== journal)
    for (const [world] of gone) written.delete(world)
    return gone.flatMap(([world, { first, last }]) => keysOf(world, first, last))
  }

  return {
    /**
     * Returns the entries added and removed since the last call. A journal drops its oldest entries and ends with its
     * world.
     */
    changes(worlds: Worlds): { gone: string[]; added: [string, KeptEntry][] } {
      const present = journalsOf(worlds)
      const gone = takeGone(present)
      const added: [string, KeptEntry][] = []
      for (const [world, journal] of present) {
        const { first, last } = written.get(world) ?? { first: 1, last: 0 }
        const news = journal.read(last)
        const forgotten = journal.forgotten()
        gone.push(...keysOf(world, first, Math.min(forgotten, last)))
        added.push(...news.map((entry): [string, KeptEntry] => [keyOf(world, entry.id), { world, entry }]))
        written.set(world, { journal, first: forgotten + 1, last: news.at(-1)?.id ?? last })
      }
      return { gone, added }
    },
    restore(worlds: Worlds, kept: readonly KeptEntry[]): void {
      const present = journalsOf(worlds)
      for (const [world, all] of Map.groupBy(kept, (one) => one.world)) {
        const entries = all.map(({ entry }) => entry).toSorted((one, other) => one.id - other.id)
        const journal = present.get(world)
        journal?.resume(entries)
        written.set(world, { journal, first: entries[0]?.id ?? 1, last: entries.at(-1)?.id ?? 0 })
      }
    },
  }
}

import { redact } from './redact.ts'
import type { Change } from './table.ts'

export interface JournalEntry {
  id: number
  at: number
  method: string
  path: string
  /** The platform's own headers, as they came. */
  headers: Record<string, string>
  /** The endpoint's id, or nothing for a call nobody handles. */
  endpoint?: string
  /** Query and body: validated if they could be, as they came if not. */
  input?: unknown
  status: number
  errorCode?: string
  /** The value of a success; message, field and value of a failure. */
  answer?: unknown
  /** The faults this call met. */
  faults: readonly unknown[]
  /** What it did to the world's records. */
  changes: readonly Change[]
}

/** The last `limit` calls of a world. Secrets leave it only redacted. */
export function createJournal(limit: number) {
  let entries: JournalEntry[] = []
  let lastId = 0
  return {
    record(entry: Omit<JournalEntry, 'id'>) {
      lastId += 1
      entries.push({ id: lastId, ...entry })
      // Trimmed in batches: shifting one entry off a long array at every call would cost more than the call.
      if (entries.length > limit * 2) entries = entries.slice(-limit)
    },
    /** Entries after the id `after`, oldest first. */
    read: (after = 0): JournalEntry[] =>
      entries
        .slice(-limit)
        .filter(({ id }) => id > after)
        .map((entry) => ({
          ...entry,
          headers: redact(entry.headers),
          input: redact(entry.input),
          answer: redact(entry.answer),
        })),
  }
}

export type Journal = ReturnType<typeof createJournal>

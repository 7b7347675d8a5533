import type { Change } from './table.ts'

export interface JournalEntry {
  id: number
  at: number
  method: string
  path: string
  /** The endpoint's id, or nothing for a call nobody handles. */
  endpoint?: string
  input?: unknown
  status: number
  errorCode?: string
  answer?: unknown
  faults: unknown[]
  changes: Change[]
}

const secretKeys = /password|^token$|^data$|authorization|idnumber|^captcha$|verificationcode/i

/** A copy with every secret value replaced by `«redacted»`. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.test(key) && typeof inner === 'string' ? '«redacted»' : redact(inner),
    ]),
  )
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
        .filter((entry) => entry.id > after)
        .map((entry) => ({ ...entry, input: redact(entry.input), answer: redact(entry.answer) })),
  }
}

export type Journal = ReturnType<typeof createJournal>

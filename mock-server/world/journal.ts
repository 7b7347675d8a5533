import * as z from 'zod/mini'
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { Fault } from './fault.ts'
import { redact, redacted, secretlyKeyed } from './redact.ts'
import { Change } from './table.ts'

export const JournalEntry = z.object({
  id: z.int(),
  at: z.int(),
  method: z.string(),
  path: z.string(),
  /** The platform's own headers, as they came. */
  headers: z.record(z.string(), z.string()),
  /** Whose session it was called with. */
  account: z.optional(z.string()),
  /** The endpoint's id, or nothing for a call nobody handles. */
  endpoint: z.optional(z.string()),
  /** Query and body: validated if they could be, as they came if not. */
  input: z.optional(z.unknown()),
  status: z.int(),
  errorCode: z.optional(z.enum(gatewayErrorCodes)),
  /** The value of a success; message, field and value of a failure. */
  answer: z.optional(z.unknown()),
  /** The faults this call met. */
  faults: z.array(Fault),
  /** What it did to the world's records. */
  changes: z.array(Change),
})
export type JournalEntry = z.infer<typeof JournalEntry>

const withoutSecretKey = (change: Change): Change =>
  secretlyKeyed.includes(change.table) ? { ...change, key: redacted } : change

/** An entry as it may leave the gateway: without its secrets. */
export const publicEntry = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  headers: redact(entry.headers),
  input: redact(entry.input),
  answer: redact(entry.answer),
  changes: entry.changes.map(withoutSecretKey),
})

/** The last `limit` calls of a world. Secrets leave it only redacted. */
export function createJournal(limit: number, recorded: (entry: JournalEntry) => void = () => undefined) {
  let entries: JournalEntry[] = []
  let lastId = 0
  return {
    record(entry: Omit<JournalEntry, 'id'>) {
      lastId += 1
      const kept = { id: lastId, ...entry }
      entries.push(kept)
      recorded(kept)
      // Trimmed in batches: shifting one entry off a long array at every call would cost more than the call.
      if (entries.length > limit * 2) entries = entries.slice(-limit)
    },
    /** Goes on from the entries that another journal has read, oldest first. */
    resume(read: readonly JournalEntry[]) {
      entries = [...read]
      lastId = read.at(-1)?.id ?? 0
    },
    /** How many of the calls after the id `after` are no longer held. */
    forgotten: (after = 0): number => Math.max(0, lastId - Math.min(entries.length, limit) - after),
    /** Entries after the id `after`, oldest first. */
    read: (after = 0): JournalEntry[] =>
      entries
        .slice(-limit)
        .filter(({ id }) => id > after)
        .map(publicEntry),
  }
}

export type Journal = ReturnType<typeof createJournal>

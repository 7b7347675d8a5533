import * as z from 'zod/mini'
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { Fault } from '#mock-server/world/faults/fault.ts'
import { Change } from '#mock-server/world/rows/table.ts'
import { withoutSecretValues } from '#mock-server/world/snapshots/leave-secrets-out.ts'
import { redact, redacted, redactField, secretlyKeyed } from '#mock-server/world/snapshots/redact.ts'

/** One call to a world and its answer. */
export const JournalEntry = z.object({
  id: z.int(),
  at: z.int(),
  method: z.string(),
  path: z.string(),
  /** The platform's own headers, unchanged. */
  headers: z.record(z.string(), z.string()),
  /** The account of the session. */
  account: z.optional(z.string()),
  /** The endpoint's id; undefined for an unhandled call. */
  endpoint: z.optional(z.string()),
  /** Query and body: validated if possible, otherwise unchanged. */
  input: z.optional(z.unknown()),
  status: z.int(),
  errorCode: z.optional(z.enum(gatewayErrorCodes)),
  /** The value of a success; message, field and value of a failure. */
  answer: z.optional(z.unknown()),
  /** The faults that disturbed the call. */
  faults: z.array(Fault),
  /** Its changes to the world's records. */
  changes: z.array(Change),
})
export type JournalEntry = z.infer<typeof JournalEntry>

const withoutSecrets = ({ table, key, kind, fields }: Change): Change => ({
  table,
  key: secretlyKeyed.includes(table) ? redacted : key,
  kind,
  fields: withoutSecretValues(table, fields).map(({ field, from, to }) => ({
    field,
    from: redactField(field, from),
    to: redactField(field, to),
  })),
})

/** Returns the entry with its secrets redacted, as it may leave the gateway. */
export const publicEntry = (entry: JournalEntry): JournalEntry => ({
  ...entry,
  headers: redact(entry.headers),
  input: redact(entry.input),
  answer: redact(entry.answer),
  changes: entry.changes.map(withoutSecrets),
})

/** Creates a journal of the last `limit` calls. It returns entries only with redacted secrets. */
export function createJournal(limit: number, recorded: (entry: JournalEntry) => void = () => undefined) {
  let entries: JournalEntry[] = []
  let lastId = 0
  return {
    record(entry: Omit<JournalEntry, 'id'>) {
      lastId += 1
      const kept = { id: lastId, ...entry }
      entries.push(kept)
      recorded(kept)
      // Trims in batches: removing one entry from a long array on every call would cost more than the call.
      if (entries.length > limit * 2) entries = entries.slice(-limit)
    },
    /** Continues from the entries of another journal, oldest first. */
    resume(read: readonly JournalEntry[]) {
      entries = [...read]
      lastId = read.at(-1)?.id ?? 0
    },
    /** Returns how many of the calls after the id `after` have been dropped. */
    forgotten: (after = 0): number => Math.max(0, lastId - Math.min(entries.length, limit) - after),
    /** Returns the entries after the id `after`, oldest first. */
    read: (after = 0): JournalEntry[] =>
      entries
        .slice(-limit)
        .filter(({ id }) => id > after)
        .map(publicEntry),
  }
}

export type Journal = ReturnType<typeof createJournal>

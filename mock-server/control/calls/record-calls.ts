import * as z from 'zod/mini'
import { queryInteger } from '#contract/primitives.ts'
import { WorldEvent } from '#mock-server/world/events.ts'
import { JournalEntry } from '#mock-server/world/journal.ts'
import { Message } from '#mock-server/world/outbox.ts'
import { Count, calls, inWorldErrors, queryMoment, world } from './shared.ts'

const short = z.string().check(z.minLength(1), z.maxLength(200))

const MessageFilter = {
  /** Part of an address, or of a number as it is written at home or with its dialling code. */
  to: z.optional(short),
  channel: z.optional(Message.shape.channel),
  /** Part of the text, whatever the case. */
  text: z.optional(short),
  /** Messages of a later id alone. */
  after: z.optional(Count),
}

/** Everything that is given must be true of an entry. */
const EntryFilter = {
  /** An endpoint's id, or an area's as `area.*`. */
  endpoint: z.optional(short),
  method: z.optional(short),
  /** A status, or a class of them such as `4xx`. */
  status: z.optional(z.string().check(z.regex(/^[1-5](\d\d|xx)$/, 'a status such as 404, or a class such as 4xx'))),
  /** The account whose session it was, or that the input names as its username. */
  account: z.optional(short),
  /** Part of path, input, answer or error code as the journal shows them, whatever the case. */
  text: z.optional(short),
}

const JournalFilter = {
  ...EntryFilter,
  /** `true`: calls that no endpoint handles. */
  unhandled: z.optional(z.enum(['true', 'false'])),
  /** By the world's clock: the first instant, and the first one that is too late. */
  from: z.optional(queryMoment),
  until: z.optional(queryMoment),
  after: z.optional(Count),
}
const JournalQuery = z.strictObject({ world, ...JournalFilter })
export type JournalFilter = Omit<z.output<typeof JournalQuery>, 'world'>

const Times = z.union([
  z.strictObject({ min: z.optional(z.int().check(z.gte(0))), max: z.optional(z.int().check(z.gte(0))) }),
  z.int().check(z.gte(0)),
])

const ExpectedCall = z.strictObject({
  ...EntryFilter,
  /** How often: exactly, or within bounds; at least once if nothing is said. */
  times: z.optional(Times),
})
export type ExpectedCall = z.infer<typeof ExpectedCall>

const Verification = z.strictObject({
  world,
  calls: z.array(ExpectedCall).check(z.maxLength(100)),
  /** The calls were made in this order; others may lie in between. */
  inOrder: z.optional(z.boolean()),
  /** Every call was of an endpoint that there is. */
  nothingUnhandled: z.optional(z.boolean()),
  /** Calls of a later id alone. */
  after: z.optional(z.int().check(z.gte(0))),
})
export type Verification = z.infer<typeof Verification>

const Check = z.object({
  ok: z.boolean(),
  /** What was expected and what was found, as a sentence. */
  says: z.string(),
  /** The ids of the entries it is about, the first 50. */
  entries: z.array(z.int()),
})
export type Check = z.infer<typeof Check>

const Nearest = z.object({
  endpoint: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  /** How it differs from what was asked. */
  says: z.string(),
})
export type Nearest = z.infer<typeof Nearest>

export const recordCalls = calls({
  outbox: {
    method: 'GET',
    path: '/__gateway/outbox',
    summary: 'What the platform sent out of band, the oldest first.',
    access: 'none',
    query: z.strictObject({ world, ...MessageFilter }),
    response: z.array(Message),
    errors: inWorldErrors,
  },
  awaitMessage: {
    method: 'GET',
    path: '/__gateway/outbox/wait',
    summary: 'The newest message that is wanted: at once if it is there, otherwise when it arrives.',
    access: 'none',
    query: z.strictObject({
      world,
      ...MessageFilter,
      /** Milliseconds of the host's time; 30 seconds if nothing is said. */
      timeout: z.optional(queryInteger(0, 120_000)),
    }),
    response: Message,
    errors: ['NOTHING_ARRIVED', 'WATCHER_LIMIT', ...inWorldErrors],
  },
  journal: {
    method: 'GET',
    path: '/__gateway/journal',
    summary:
      'What the world was asked and answered, the oldest first, secrets redacted; with `limit` the newest of it.',
    access: 'none',
    query: z.strictObject({ world, ...JournalFilter, limit: z.optional(queryInteger(1, 1_000)) }),
    response: z.array(JournalEntry),
    errors: inWorldErrors,
  },
  countJournal: {
    method: 'GET',
    path: '/__gateway/journal/count',
    summary: 'How many calls the journal has, in all and by endpoint and status.',
    access: 'none',
    query: JournalQuery,
    response: z.object({
      count: z.int(),
      groups: z.array(z.object({ endpoint: z.nullable(z.string()), status: z.int(), count: z.int() })),
      /** Older calls that the journal no longer holds. */
      forgotten: z.int(),
    }),
    errors: inWorldErrors,
  },
  explainEntry: {
    method: 'GET',
    path: '/__gateway/journal/explain',
    summary: 'What became of one call, and for one that no endpoint handled, which come nearest and how they differ.',
    access: 'none',
    query: z.strictObject({ world, id: Count }),
    response: z.object({ entry: JournalEntry, says: z.string(), nearest: z.array(Nearest) }),
    errors: ['JOURNAL_ENTRY_UNKNOWN', ...inWorldErrors],
  },
  verifyJournal: {
    method: 'POST',
    path: '/__gateway/journal/verify',
    summary: 'Whether these calls were made: so many times, in this order, and nothing unhandled.',
    access: 'none',
    body: Verification,
    response: z.object({ ok: z.boolean(), checks: z.array(Check) }),
    errors: inWorldErrors,
  },
  strays: {
    method: 'GET',
    path: '/__gateway/strays',
    summary: 'Calls for worlds that nobody made.',
    access: 'none',
    query: z.strictObject({ after: z.optional(Count) }),
    response: z.array(JournalEntry),
    errors: [],
  },
  events: {
    method: 'GET',
    path: '/__gateway/events',
    summary:
      'What happens in a world, as it happens. The header Last-Event-ID, or `after`, resumes behind an event; without one it begins now.',
    access: 'none',
    stream: true,
    query: z.strictObject({
      world,
      /** Kinds with commas in between; all if nothing is said. */
      kinds: z.optional(short),
      after: z.optional(short),
    }),
    response: WorldEvent,
    errors: ['WATCHER_LIMIT', ...inWorldErrors],
  },
})

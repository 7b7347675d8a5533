import * as z from 'zod/mini'
import { queryInteger } from '#contract/primitives.ts'
import { WorldEvent } from '#mock-server/world/events/events.ts'
import { JournalEntry } from '#mock-server/world/journal/journal.ts'
import { Message } from '#mock-server/world/messages/outbox.ts'
import { Count, calls, inWorldErrors, queryMoment, world } from './shared.ts'

const short = z.string().check(z.minLength(1), z.maxLength(200))

const MessageFilter = {
  /** Part of an address, or of a phone number in its national form or with its dialling code. */
  to: z.optional(short),
  channel: z.optional(Message.shape.channel),
  /** Part of the text; case is ignored. */
  text: z.optional(short),
  /** Only messages with a higher id. */
  after: z.optional(Count),
}

/** An entry must match every field that is set. */
const EntryFilter = {
  /** An endpoint's id, or an area such as `area.*`. */
  endpoint: z.optional(short),
  method: z.optional(short),
  /** A status, or a class such as `4xx`. */
  status: z.optional(z.string().check(z.regex(/^[1-5](\d\d|xx)$/, 'a status such as 404, or a class such as 4xx'))),
  /** The account of the session, or the username in the input. */
  account: z.optional(short),
  /** Part of path, input, answer or error code as the journal shows them; case is ignored. */
  text: z.optional(short),
}

const JournalFilter = {
  ...EntryFilter,
  /** `true`: only calls that no endpoint handles. */
  unhandled: z.optional(z.enum(['true', 'false'])),
  /** Instants of the world's clock: `from` is inclusive, `until` exclusive. */
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
  /** The number of calls: exact, or within bounds; defaults to at least one. */
  times: z.optional(Times),
})
export type ExpectedCall = z.infer<typeof ExpectedCall>

const Verification = z.strictObject({
  world,
  calls: z.array(ExpectedCall).check(z.maxLength(100)),
  /** The calls were made in this order; other calls may lie in between. */
  inOrder: z.optional(z.boolean()),
  /** An endpoint handled every call. */
  nothingUnhandled: z.optional(z.boolean()),
  /** Only calls with a higher id. */
  after: z.optional(z.int().check(z.gte(0))),
})
export type Verification = z.infer<typeof Verification>

const Check = z.object({
  ok: z.boolean(),
  /** A sentence with the expected and the actual result. */
  message: z.string(),
  /** The ids of the first 50 entries that the check concerns. */
  entries: z.array(z.int()),
})
export type Check = z.infer<typeof Check>

/** How the path of a call differs from an endpoint’s: not at all, in upper and lower case only, or by letters. */
export const Difference = z.enum(['same', 'case', 'letters'])
export type Difference = z.infer<typeof Difference>

const Nearest = z.object({
  endpoint: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  difference: Difference,
  /** The number of letters to change in the path. */
  letters: z.int(),
  /** How the endpoint differs from the call, in English. */
  message: z.string(),
})
export type Nearest = z.infer<typeof Nearest>

export const Outcome = z.enum(['answered', 'refused', 'unhandled'])
export type Outcome = z.infer<typeof Outcome>

/** A client with texts of its own uses `outcome` and `difference`; `message` is the same in English. */
const Explanation = z.object({
  entry: JournalEntry,
  outcome: Outcome,
  message: z.string(),
  nearest: z.array(Nearest),
})
export type Explanation = z.infer<typeof Explanation>

export const recordCalls = calls({
  outbox: {
    method: 'GET',
    path: '/__gateway/outbox',
    summary: 'Lists the messages that the platform sent out of band, oldest first.',
    access: 'none',
    query: z.strictObject({ world, ...MessageFilter }),
    response: z.array(Message),
    errors: inWorldErrors,
  },
  awaitMessage: {
    method: 'GET',
    path: '/__gateway/outbox/wait',
    summary: 'Returns the newest message that matches, and waits for one if there is none yet.',
    access: 'none',
    query: z.strictObject({
      world,
      ...MessageFilter,
      /** Milliseconds of the host's time; defaults to 30 seconds. */
      timeout: z.optional(queryInteger(0, 120_000)),
    }),
    response: Message,
    errors: ['NOTHING_ARRIVED', 'WATCHER_LIMIT', ...inWorldErrors],
  },
  journal: {
    method: 'GET',
    path: '/__gateway/journal',
    summary:
      'Lists the calls to a world and its answers, oldest first, with secrets redacted; `limit` keeps the newest.',
    access: 'none',
    query: z.strictObject({ world, ...JournalFilter, limit: z.optional(queryInteger(1, 1_000)) }),
    response: z.array(JournalEntry),
    errors: inWorldErrors,
  },
  countJournal: {
    method: 'GET',
    path: '/__gateway/journal/count',
    summary: 'Counts the calls in the journal, in total and by endpoint and status.',
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
    summary:
      'Explains the outcome of one call. If no endpoint handled it, lists the nearest endpoints and how they differ.',
    access: 'none',
    query: z.strictObject({ world, id: Count }),
    response: Explanation,
    errors: ['JOURNAL_ENTRY_UNKNOWN', ...inWorldErrors],
  },
  verifyJournal: {
    method: 'POST',
    path: '/__gateway/journal/verify',
    summary: 'Verifies that these calls were made: how often, in which order, and with none unhandled.',
    access: 'none',
    body: Verification,
    response: z.object({ ok: z.boolean(), checks: z.array(Check) }),
    errors: inWorldErrors,
  },
  unknownWorldCalls: {
    method: 'GET',
    path: '/__gateway/unknown-world-calls',
    summary: 'Lists the calls for worlds that do not exist.',
    access: 'none',
    query: z.strictObject({ after: z.optional(Count) }),
    response: z.array(JournalEntry),
    errors: [],
  },
  events: {
    method: 'GET',
    path: '/__gateway/events',
    summary:
      'Streams the events of a world as they happen. The header Last-Event-ID, or `after`, resumes after an event; without one the stream begins now.',
    access: 'none',
    stream: true,
    query: z.strictObject({
      world,
      /** Kinds, separated by commas; defaults to all. */
      kinds: z.optional(short),
      after: z.optional(short),
    }),
    response: WorldEvent,
    errors: ['WATCHER_LIMIT', ...inWorldErrors],
  },
})

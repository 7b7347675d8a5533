import * as z from 'zod/mini'

/** The kinds of timeline entries: a new world, another world under its name, a return to an entry, and a change. */
const timelineKinds = ['made', 'replaced', 'returned', 'changed'] as const

/** The parts of a world other than its tables. A change replaces a part with a new value and never mutates it. */
export const worldParts = ['settings', 'clock', 'chanceSeed', 'counters', 'due', 'faults', 'outbox'] as const

/** What caused the changes of one turn. */
export const Cause = z.object({
  /** The id of the platform's endpoint or of the control API's call; undefined if only due events happened. */
  endpoint: z.optional(z.string()),
  /** The account of the session, or the one that the call names. */
  account: z.optional(z.string()),
  /** The kinds of events that fell due before the call. */
  due: z.array(z.string()),
})
export type Cause = z.infer<typeof Cause>

/** One past state of a world: how it came about, and in short how it differs from the one before. */
export const TimelineEntry = z.extend(Cause, {
  id: z.int(),
  /** The instant of the world's clock. */
  at: z.int(),
  kind: z.enum(timelineKinds),
  /** The scenario of a new world. */
  scenario: z.optional(z.string()),
  /** The entry to which the world returned. */
  to: z.optional(z.int()),
  /** The changed parts. */
  parts: z.array(z.enum(worldParts)),
  /** The number of changed rows by table. */
  rows: z.array(z.object({ table: z.string(), inserted: z.int(), updated: z.int(), removed: z.int() })),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

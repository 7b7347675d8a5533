import * as z from 'zod/mini'
import { Fault } from '../faults/fault.ts'
import { JournalEntry } from '../journal/journal.ts'
import { Message } from '../messages/outbox.ts'
import { ClockReading } from '../schedule/clock-reading.ts'
import { Settings } from '../settings/settings.ts'
import { TimelineEntry } from '../timeline/timeline-entry.ts'

const event = <Kind extends string, Value extends z.ZodMiniType>(kind: Kind, value: Value) =>
  z.object({ kind: z.literal(kind), world: z.string(), value })

/** An event that a watcher of a world receives. */
export const WorldEvent = z.discriminatedUnion('kind', [
  event('journal', JournalEntry),
  event('outbox', Message),
  event('clock', ClockReading),
  event('settings', Settings),
  event('faults', z.array(Fault)),
  event('timeline', TimelineEntry),
  event('world', z.object({ change: z.enum(['made', 'replaced', 'deleted', 'dropped']) })),
  /** Events are missing before the next one: the client must fetch its data again. */
  event('gap', z.null()),
])
export type WorldEvent = z.infer<typeof WorldEvent>

/** The kinds of events. */
export const eventKinds = WorldEvent.def.options.map((option) => option.shape.kind.def.values[0]) as [
  WorldEvent['kind'],
  ...WorldEvent['kind'][],
]

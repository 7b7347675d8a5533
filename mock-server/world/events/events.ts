import * as z from 'zod/mini'
import { Fault } from '#mock-server/world/faults/fault.ts'
import { JournalEntry } from '#mock-server/world/journal/journal.ts'
import { Message } from '#mock-server/world/messages/outbox.ts'
import { ClockReading } from '#mock-server/world/schedule/clock-reading.ts'
import { Settings } from '#mock-server/world/settings/settings.ts'
import { TimelineEntry } from '#mock-server/world/timeline/timeline-entry.ts'

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

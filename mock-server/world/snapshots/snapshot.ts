import * as z from 'zod/mini'
import { WorldName } from '#mock-server/values/world-name.ts'
import { ClockState } from '#mock-server/world/clock/clock.ts'
import { Fault } from '#mock-server/world/faults/fault.ts'
import { Message } from '#mock-server/world/messages/outbox.ts'
import { Changes } from '#mock-server/world/scenarios/scenario.ts'
import { DueStep } from '#mock-server/world/schedule/schedule.ts'
import { Settings } from '#mock-server/world/settings/settings.ts'
import { TableRows } from '#mock-server/world/tables/all.ts'

/** A whole world as JSON: a demo keeps it across reloads, and users can share it as a file. */
export const Snapshot = z.strictObject({
  version: z.literal(1),
  name: WorldName,
  seed: z.string(),
  /** The seed of the random source, if it was changed; defaults to `seed`. */
  chanceSeed: z.optional(z.string()),
  scenario: z.string(),
  /** The changes to the scenario with which this world began; a reset keeps them. */
  changes: z.optional(Changes),
  /** The first merchant, to which a reset returns; the current one is a setting. */
  merchant: z.string(),
  startedAt: z.int(),
  settings: Settings,
  clock: ClockState,
  counters: z.record(z.string(), z.int()),
  due: z.array(DueStep),
  faults: z.array(Fault),
  outbox: z.array(Message),
  /** Marks an export without secrets; a world restored from it has none. */
  withoutSecrets: z.optional(z.literal(true)),
  tables: TableRows,
})
export type Snapshot = z.infer<typeof Snapshot>

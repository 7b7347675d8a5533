import * as z from 'zod/mini'
import { ClockState } from './clock.ts'
import { Fault } from './fault.ts'
import { Message } from './outbox.ts'
import { DueStep } from './schedule.ts'
import { Settings } from './settings.ts'
import { TableRows } from './tables/all.ts'
import { WorldName } from './world-name.ts'

/** A whole world as JSON: what a demo keeps across reloads, and a file anyone can pass on. */
export const Snapshot = z.strictObject({
  version: z.literal(1),
  name: WorldName,
  seed: z.string(),
  /** What chance has gone by since it was last set, if it ever was; the seed until then. */
  chanceSeed: z.optional(z.string()),
  scenario: z.string(),
  /** The merchant it began with, and a reset goes back to; the present one is a setting. */
  merchant: z.string(),
  startedAt: z.int(),
  settings: Settings,
  clock: ClockState,
  counters: z.record(z.string(), z.int()),
  due: z.array(DueStep),
  faults: z.array(Fault),
  outbox: z.array(Message),
  /** It was exported so; a world that is made of it begins without them. */
  withoutSecrets: z.optional(z.literal(true)),
  tables: TableRows,
})
export type Snapshot = z.infer<typeof Snapshot>

import * as z from 'zod/mini'
import { netEffects } from '#mock-server/world/rows/net-effects.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { FindRow } from './store.ts'
import type { Turn, WorldPart } from './turn.ts'

/** The state of one row after a turn; without `row` it was removed. */
const RowChange = z.object({
  table: z.string(),
  key: z.string(),
  /** The row belongs at the end of its table. */
  isNew: z.boolean(),
  row: z.optional(z.looseObject({})),
})

const { settings, clock, chanceSeed, counters, due, faults, outbox } = Snapshot.def.shape
const parts = { settings, clock, chanceSeed, counters, due, faults, outbox } satisfies Record<WorldPart, unknown>

/** The changed parts and rows of a turn, with their values after it. The rows are the world's own, never copies. */
export const StateChange = z.object({ parts: z.partial(z.object(parts)), rows: z.array(RowChange) })
export type StateChange = z.infer<typeof StateChange>

/** Returns the changes of a turn. It refers to rows and copies none, because it runs on every write. */
export const stateChange = ({ parts: changed, rows }: Turn, find: FindRow): StateChange => ({
  parts: changed as StateChange['parts'],
  rows: netEffects(rows).map(({ table, key, isNew }) => ({
    table,
    key,
    isNew,
    row: find(table, key) as StateChange['rows'][number]['row'],
  })),
})

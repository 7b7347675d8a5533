import * as z from 'zod/mini'

/** One field as a dotted path; the value that is not there is left out. */
const FieldDifference = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
})
export type FieldDifference = z.infer<typeof FieldDifference>

const RowDifference = z.object({
  table: z.string(),
  key: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** All of an added or removed row, what is otherwise of a changed one. */
  fields: z.array(FieldDifference),
})
export type RowDifference = z.infer<typeof RowDifference>

export const SnapshotDifference = z.object({
  same: z.boolean(),
  /** Settings, clock, counters and whatever else is no table. */
  state: z.array(FieldDifference),
  rows: z.array(RowDifference),
  /** Rows beyond those that are told. */
  more: z.int(),
})
export type SnapshotDifference = z.infer<typeof SnapshotDifference>

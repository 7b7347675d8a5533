import * as z from 'zod/mini'

/** One field as a dotted path. A missing value is omitted. */
export const FieldDifference = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
})
export type FieldDifference = z.infer<typeof FieldDifference>

const RowDifference = z.object({
  table: z.string(),
  key: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** All fields of an added or removed row; the changed fields of a changed row. */
  fields: z.array(FieldDifference),
})
export type RowDifference = z.infer<typeof RowDifference>

/** The differences between two snapshots. */
export const SnapshotDifference = z.object({
  same: z.boolean(),
  /** Settings, clock, counters and all other state outside tables. */
  state: z.array(FieldDifference),
  rows: z.array(RowDifference),
  /** The number of further rows that are not listed. */
  more: z.int(),
})
export type SnapshotDifference = z.infer<typeof SnapshotDifference>

import * as z from 'zod/mini'
import { limitKinds, limitPeriods } from '#contract/safer-play.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

/** A member's own limit, in minor units, and the increase that waits for its cooling-off period. */
const OwnLimit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: z.int().check(z.positive()),
  increase: z.nullable(z.object({ amount: z.nullable(z.int()), readyAt: z.int() })),
})
export type OwnLimit = z.infer<typeof OwnLimit>

const SaferPlayRow = z.object({
  memberId: z.string(),
  limits: z.array(OwnLimit),
  realityMinutes: z.nullable(z.int()),
  /** The ends of the time-out and of the self-exclusion; 0 if there was none. */
  timeOutUntil: z.int(),
  excludedUntil: z.int(),
})
export type SaferPlayRow = z.infer<typeof SaferPlayRow>

export const saferPlayTables = {
  saferPlay: defineTable({
    schema: SaferPlayRow,
    key: (row) => row.memberId,
    indexes: { memberId: (row) => row.memberId },
  }),
}

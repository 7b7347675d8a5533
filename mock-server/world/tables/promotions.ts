import * as z from 'zod/mini'
import { gameCategories } from '#contract/games.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

/** A paid reward. Each is paid once per period. */
const RewardClaimRow = z.object({
  memberId: z.string(),
  rewardId: z.string(),
  period: z.string(),
  at: z.int(),
  amount: z.int(),
  idempotencyKey: z.string(),
})

const RebateClaimRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  amount: z.int(),
  /** The number of the member's rounds that are covered so far, in the order of settlement. */
  rounds: z.int(),
  idempotencyKey: z.string(),
})

/** An application and its terms at that time: later changes of the terms do not affect it. */
const ApplicationRow = z.object({
  id: z.string(),
  memberId: z.string(),
  promotionId: z.string(),
  at: z.int(),
  comment: z.string(),
  images: z.array(
    z.object({ name: z.string(), type: z.enum(['png', 'jpeg']), width: z.int(), height: z.int(), bytes: z.int() }),
  ),
  /** The required stakes in a category since an instant, and the bonus it pays; minor units. */
  category: z.enum(gameCategories),
  since: z.int(),
  turnover: z.int(),
  bonus: z.int(),
  state: z.enum(['pending', 'approved', 'refused']),
  decidedAt: z.nullable(z.int()),
  idempotencyKey: z.string(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

const FeedbackRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  content: z.string(),
})

export const promotionTables = {
  rewardClaims: defineTable({
    schema: RewardClaimRow,
    key: (row) => `${row.memberId}/${row.rewardId}/${row.period}`,
    indexes: { memberId: (row) => row.memberId },
  }),
  rebateClaims: defineTable({
    schema: RebateClaimRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
  applications: defineTable({
    schema: ApplicationRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
  feedback: defineTable({
    schema: FeedbackRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
}

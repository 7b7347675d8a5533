import * as z from 'zod/mini'
import { defineTable } from './table-definition.ts'

/** A reward paid: in a period it is paid once. */
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
  /** How many of the member's rounds have been paid back for by now, in the order they were settled. */
  rounds: z.int(),
  idempotencyKey: z.string(),
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
}

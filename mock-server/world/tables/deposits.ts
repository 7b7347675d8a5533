import * as z from 'zod/mini'
import { defineTable } from './table-definition.ts'

const DepositRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  method: z.enum(['BANK', 'GATEWAY']),
  /** The bank that was transferred to; empty for the payment gateway. */
  bankCode: z.string(),
  depositorName: z.string(),
  amount: z.int().check(z.positive()),
  bonus: z.int().check(z.gte(0)),
  promoId: z.string(),
  /** What must be staked for the bonus before money may be taken out, in minor units, and since when; 0 for none. */
  turnover: z.int().check(z.gte(0)),
  bonusAt: z.nullable(z.int()),
  status: z.enum(['pending', 'credited', 'failed', 'cancelled']),
  settledAt: z.nullable(z.int()),
  idempotencyKey: z.string(),
  /** What the payment page knows it by, and until when it may be paid; null for a transfer. */
  payToken: z.nullable(z.string()),
  payBy: z.nullable(z.int()),
})
export type DepositRow = z.infer<typeof DepositRow>

export const depositTables = {
  deposits: defineTable({
    schema: DepositRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, payToken: (row) => (row.payToken ? [row.payToken] : []) },
  }),
}

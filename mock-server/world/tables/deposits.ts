import * as z from 'zod/mini'
import { defineTable } from './table-definition.ts'

const DepositRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  method: z.enum(['BANK', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT']),
  /** The bank that was transferred to; empty where a payment page was opened. */
  bankCode: z.string(),
  depositorName: z.string(),
  amount: z.int().check(z.positive()),
  bonus: z.int().check(z.gte(0)),
  /** What must be staked for the bonus before money may be taken out, in minor units, and since when; 0 for none. */
  turnover: z.int().check(z.gte(0)),
  bonusAt: z.nullable(z.int()),
  promoId: z.string(),
  /** The idempotency key that a bonus was accepted by afterwards; empty where it came with the wish. */
  promoKey: z.string(),
  status: z.enum(['pending', 'credited', 'failed', 'cancelled']),
  settledAt: z.nullable(z.int()),
  idempotencyKey: z.string(),
  /** What the payment page knows it by; null for a transfer. */
  payToken: z.nullable(z.string()),
  /** Until when it may be paid, and when its payer paid; its provider tells the platform later. */
  payBy: z.int(),
  paidAt: z.nullable(z.int()),
})
export type DepositRow = z.infer<typeof DepositRow>

const made = ({ memberId, at }: DepositRow) => [{ in: [[memberId, '']] as const, by: at }]

/** Those whose bonus has come. */
const bonuses = ({ memberId, bonusAt }: DepositRow) =>
  bonusAt === null ? [] : [{ in: [[memberId, '']] as const, by: bonusAt }]

export const depositTables = {
  deposits: defineTable({
    schema: DepositRow,
    key: (row) => row.id,
    indexes: {
      memberId: (row) => row.memberId,
      payToken: (row) => (row.payToken ? [row.payToken] : []),
      idempotencyKey: (row) => `${row.memberId}/${row.idempotencyKey}`,
    },
    lists: { made, bonuses },
  }),
}

import * as z from 'zod/mini'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const DepositRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  method: z.enum(['BANK', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT']),
  /** The bank that receives the transfer; empty for a payment page. */
  bankCode: z.string(),
  depositorName: z.string(),
  amount: z.int().check(z.positive()),
  bonus: z.int().check(z.gte(0)),
  /** The stakes that the bonus requires before a withdrawal, in minor units, counted since `bonusAt`; 0 for none. */
  turnover: z.int().check(z.gte(0)),
  bonusAt: z.nullable(z.int()),
  promoId: z.string(),
  /** The idempotency key of a bonus that was accepted afterwards; empty if the deposit request included it. */
  promoKey: z.string(),
  status: z.enum(['pending', 'credited', 'failed', 'cancelled']),
  settledAt: z.nullable(z.int()),
  idempotencyKey: z.string(),
  /** The payment page's token; null for a transfer. */
  payToken: z.nullable(z.string()),
  /** The app to which the payment page returns, if it has another origin than the gateway. */
  appUrl: z.optional(z.string()),
  /** The deadline of the payment, and when the payer paid; the provider notifies the platform later. */
  payBy: z.int(),
  paidAt: z.nullable(z.int()),
})
export type DepositRow = z.infer<typeof DepositRow>

type Standing = Pick<DepositRow, 'status' | 'payBy' | 'paidAt'>

/** Returns a deposit's status at an instant. A deposit that was not paid in time has expired. */
export const statusAt = ({ status, payBy, paidAt }: Standing, now: number): DepositRow['status'] | 'expired' =>
  status === 'pending' && paidAt === null && payBy <= now ? 'expired' : status

const made = ({ memberId, at }: DepositRow) => [{ in: [[memberId, '']] as const, by: at }]

/** Deposits whose bonus was credited. */
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

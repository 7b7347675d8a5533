import * as z from 'zod/mini'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const BankCardRow = z.object({
  id: z.string(),
  memberId: z.string(),
  bankCode: z.string(),
  /** All digits; views mask them. */
  cardNumber: z.string(),
  payeeName: z.string(),
  at: z.int(),
})
export type BankCardRow = z.infer<typeof BankCardRow>

const WithdrawalRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  cardId: z.string(),
  /** Minor units: the amount that left the wallet, and the fee that is deducted from it. */
  amount: z.int().check(z.positive()),
  fee: z.int().check(z.gte(0)),
  status: z.enum(['pending', 'approved', 'refused', 'cancelled']),
  settledAt: z.nullable(z.int()),
  /** The reason for its refusal, now or later; null if it is approved or cancelled. */
  reason: z.nullable(z.enum(['refused', 'returned'])),
  idempotencyKey: z.string(),
})
export type WithdrawalRow = z.infer<typeof WithdrawalRow>

/** Returns whether the money of a withdrawal is back in the wallet. */
export const isReturned = (status: WithdrawalRow['status']): boolean => status === 'refused' || status === 'cancelled'

/** Returns the amount that the bank receives, in minor units; 0 if the withdrawal was refused or cancelled. */
export const receivedOf = ({ status, amount, fee }: Pick<WithdrawalRow, 'status' | 'amount' | 'fee'>): number =>
  isReturned(status) ? 0 : amount - fee

/** All withdrawals of a member: in one list, and by status. */
const asked = (row: WithdrawalRow) => [
  {
    in: [[row.memberId, ''] as const, [row.memberId, row.status] as const],
    by: row.at,
    amount: row.amount,
    received: receivedOf(row),
  },
]

/** Wrong payment passwords in a row. */
const PaymentTriesRow = z.object({ memberId: z.string(), failures: z.int(), lockedUntil: z.int() })

export const withdrawalTables = {
  bankCards: defineTable({
    schema: BankCardRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, number: (row) => `${row.bankCode}/${row.cardNumber}` },
  }),
  withdrawals: defineTable({
    schema: WithdrawalRow,
    key: (row) => row.id,
    indexes: {
      memberId: (row) => row.memberId,
      idempotencyKey: (row) => `${row.memberId}/${row.idempotencyKey}`,
    },
    lists: { asked },
  }),
  paymentTries: defineTable({
    schema: PaymentTriesRow,
    key: (row) => row.memberId,
    indexes: { memberId: (row) => row.memberId },
  }),
}

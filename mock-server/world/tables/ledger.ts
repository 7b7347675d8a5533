import * as z from 'zod/mini'
import { type Account as LedgerAccount, movementReasons } from '#mock-server/domain/ledger.ts'
import { defineTable } from './table-definition.ts'

export const Account = z.custom<LedgerAccount>(
  (value) => typeof value === 'string' && /^(member:.+|house:.+|platform)$/.test(value),
)

const MovementRow = z.object({
  id: z.string(),
  at: z.int(),
  reason: z.enum(movementReasons),
  from: Account,
  to: Account,
  amount: z.int().check(z.positive()),
  reference: z.string(),
  idempotencyKey: z.string(),
})

export const ledgerTables = {
  movements: defineTable({
    schema: MovementRow,
    key: (row) => row.id,
    indexes: { account: (row) => [row.from, row.to], idempotencyKey: (row) => row.idempotencyKey },
  }),
}

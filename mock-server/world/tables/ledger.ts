import * as z from 'zod/mini'
import { type Account as LedgerAccount, movementReasons } from '#mock-server/domain/ledger.ts'
import { ownerOf } from '#mock-server/domain/wallets.ts'
import { defineTable } from './table-definition.ts'

export const Account = z.custom<LedgerAccount>(
  (value) => typeof value === 'string' && /^(member:.+|held:.+|trial:.+|house:.+|platform)$/.test(value),
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
    indexes: {
      account: (row) => [row.from, row.to],
      memberId: (row) => [ownerOf(row.from) ?? [], ownerOf(row.to) ?? []].flat(),
      idempotencyKey: (row) => row.idempotencyKey,
    },
  }),
}

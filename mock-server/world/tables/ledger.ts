import * as z from 'zod/mini'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'
import { countedAs } from '#mock-server/world/transfers/counted-as.ts'
import { type Account as LedgerAccount, movementReasons } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'

/** A ledger account, such as `member:m-0001`. */
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

type MovementRow = z.infer<typeof MovementRow>

function ownersOf({ from, to }: MovementRow): string[] {
  const [giver, taker] = [ownerOf(from), ownerOf(to)]
  const owners = giver === taker ? [giver] : [giver, taker]
  return owners.filter((owner) => owner !== undefined)
}

/** The movements of a member's money, in order of time. */
const entries = (row: MovementRow) => ownersOf(row).map((memberId) => ({ in: [[memberId, '']] as const, by: row.at }))

/** Returns the name of a statement's list, filtered by a reason, a wallet, both or neither. */
export const statementName = (reason = '', wallet = ''): string => `${reason}/${wallet}`

/**
 * The debits and credits of each of a member's wallets. A transfer between wallets makes two lines. Debits are negative.
 */
const statement = ({ at, reason, from, to, amount }: MovementRow) => {
  const line = (account: LedgerAccount, change: number) => {
    const [owner, wallet] = [ownerOf(account), walletOf(account)]
    if (owner === undefined || wallet === undefined) return []
    const names = [statementName(), statementName(reason), statementName('', wallet), statementName(reason, wallet)]
    return [
      { in: names.map((name) => [owner, name] as const), by: at, wallet, amount: change, gain: Math.max(0, change) },
    ]
  }
  return [...line(from, -amount), ...line(to, amount)]
}

/** The movements that count as profit or loss of a member, by column. */
const profits = (row: MovementRow) => {
  const counted = countedAs(row)
  return counted ? ownersOf(row).map((memberId) => ({ in: [[memberId, '']] as const, by: row.at, ...counted })) : []
}

export const ledgerTables = {
  movements: defineTable({
    schema: MovementRow,
    key: (row) => row.id,
    indexes: {
      account: (row) => [row.from, row.to],
      memberId: ownersOf,
      idempotencyKey: (row) => row.idempotencyKey,
    },
    lists: { entries, statement, profits },
  }),
}

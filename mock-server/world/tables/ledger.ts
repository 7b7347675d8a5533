import * as z from 'zod/mini'
import { countedAs } from '#mock-server/world/ledger/counted-as.ts'
import { type Account as LedgerAccount, movementReasons } from '../ledger/transfer.ts'
import { ownerOf, walletOf } from '../ledger/wallet-accounts.ts'
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

type MovementRow = z.infer<typeof MovementRow>

function ownersOf({ from, to }: MovementRow): string[] {
  const [giver, taker] = [ownerOf(from), ownerOf(to)]
  const owners = giver === taker ? [giver] : [giver, taker]
  return owners.filter((owner) => owner !== undefined)
}

/** What happened to a member's money, in the order it happened. */
const entries = (row: MovementRow) => ownersOf(row).map((memberId) => ({ in: [[memberId, '']] as const, by: row.at }))

/** The list of an account record that is narrowed to a reason, to a wallet, to both or to none. */
export const statementName = (reason = '', wallet = ''): string => `${reason}/${wallet}`

/**
 * What left and what entered each of a member's wallets. Money that goes from one wallet to another makes two lines. An
 * amount is below zero when it left.
 */
const statement = ({ at, reason, from, to, amount }: MovementRow) => {
  const line = (account: LedgerAccount, change: number) => {
    const [owner, wallet] = [ownerOf(account), walletOf(account)]
    if (owner === undefined || wallet === undefined) return []
    const names = [statementName(), statementName(reason), statementName('', wallet), statementName(reason, wallet)]
    return [{ in: names.map((name) => [owner, name] as const), by: at, wallet, amount: change }]
  }
  return [...line(from, -amount), ...line(to, amount)]
}

/** What counts as profit or loss of a member, by the columns it is counted in. */
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

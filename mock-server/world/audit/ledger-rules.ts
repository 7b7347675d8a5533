import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import type { TableName } from '#mock-server/world/tables/all.ts'
import { isReturned, type WithdrawalRow } from '#mock-server/world/tables/withdrawals.ts'
import type { MovementReason } from '#mock-server/world/transfers/transfer.ts'

/** A rule by which a table's rows must agree with the movements that refer to them. */
export interface LedgerRule {
  table: TableName
  /** The row's field that holds the amount. */
  field: string
  /** The sign of each reason: returned money counts as negative. */
  reasons: Partial<Record<MovementReason, 1 | -1>>
  /** The reference of the movements and their expected sum in minor units, in the order of the table's rows. */
  rows: readonly { reference: string; amount: number }[]
}

/** Identifies a reward by its member too: the same reward may be paid in several periods and to several members. */
const rewardReference = (memberId: string, rewardId: string) => `member:${memberId} ${rewardId}`

/** Returns the reference of a movement in the form that its rule uses. */
export const referenceOf = ({ reason, reference, to }: Snapshot['tables']['movements'][number]): string =>
  reason === 'reward' || reason === 'referral' ? `${to} ${reference}` : reference

/** Returns the rules of all tables with rows about moved money. Openings and transfers between wallets have no rows. */
export function ledgerRulesOf({ tables }: Snapshot): LedgerRule[] {
  const { rounds, deposits, withdrawals, rewardClaims, rebateClaims, applications, contractPayouts } = tables
  const withdrawn = (counts: (status: WithdrawalRow['status']) => boolean) =>
    withdrawals.map((row) => ({ reference: row.id, amount: counts(row.status) ? row.amount : 0 }))
  return [
    {
      table: 'rounds',
      field: 'bet',
      reasons: { bet: 1, betReturned: -1 },
      rows: rounds.map(({ id, bet }) => ({ reference: id, amount: bet })),
    },
    {
      table: 'rounds',
      field: 'win',
      reasons: { win: 1 },
      rows: rounds.map(({ id, win }) => ({ reference: id, amount: win })),
    },
    {
      table: 'deposits',
      field: 'amount',
      reasons: { deposit: 1 },
      rows: deposits.map(({ id, amount, status }) => ({ reference: id, amount: status === 'credited' ? amount : 0 })),
    },
    {
      table: 'deposits',
      field: 'bonus',
      reasons: { bonus: 1 },
      rows: deposits.map(({ id, bonus, bonusAt }) => ({ reference: id, amount: bonusAt === null ? 0 : bonus })),
    },
    {
      table: 'withdrawals',
      field: 'amount',
      reasons: { withdraw: 1 },
      rows: withdrawals.map(({ id, amount }) => ({ reference: id, amount })),
    },
    {
      table: 'withdrawals',
      field: 'amount',
      reasons: { payout: 1, withdrawFee: 1 },
      rows: withdrawn((status) => status === 'approved'),
    },
    { table: 'withdrawals', field: 'amount', reasons: { withdrawReturned: 1 }, rows: withdrawn(isReturned) },
    {
      table: 'applications',
      field: 'bonus',
      reasons: { promotion: 1 },
      rows: applications.map(({ id, bonus, state }) => ({ reference: id, amount: state === 'approved' ? bonus : 0 })),
    },
    {
      table: 'rewardClaims',
      field: 'amount',
      reasons: { reward: 1, referral: 1 },
      rows: rewardClaims.map(({ memberId, rewardId, amount }) => ({
        reference: rewardReference(memberId, rewardId),
        amount,
      })),
    },
    {
      table: 'contractPayouts',
      field: 'amount',
      reasons: { salary: 1, dividend: 1 },
      rows: contractPayouts.map(({ id, amount }) => ({ reference: id, amount: Math.max(0, amount) })),
    },
    {
      table: 'rebateClaims',
      field: 'amount',
      reasons: { commission: 1, rebate: 1 },
      rows: rebateClaims.map(({ id, amount }) => ({ reference: id, amount })),
    },
  ]
}

import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { inForce, windowOf } from '../rules/contract.ts'
import { type Earnings, earningsOf } from '../rules/earnings.ts'
import type { Window } from '../rules/period.ts'
import { settledEntriesOf } from './entries.ts'
import { paymentAfter, payoutRow, payoutTransfer } from './payouts.ts'

type StoredContract = ReturnType<typeof contractsOf>[number]
type ReadableBooks = Pick<Books, 'tables'>

export const contractsOf = ({ tables }: ReadableBooks, memberId: string) => tables.contracts.by('memberId', memberId)

/** Returns a member's contract of a kind that is in force. */
export const contractInForce = (
  books: ReadableBooks,
  memberId: string,
  kind: ContractKind,
): StoredContract | undefined => inForce(contractsOf(books, memberId), kind)

/** Returns a member's contract of a kind that was asked for or offered, and not answered. */
export const waitingContract = (
  books: ReadableBooks,
  memberId: string,
  kind: ContractKind,
): StoredContract | undefined =>
  contractsOf(books, memberId).find(
    (contract) => contract.kind === kind && (contract.status === 'asked' || contract.status === 'requested'),
  )

/** Returns a contract's earnings in a window up to now. */
export function contractEarnings(books: ReadableBooks, contract: StoredContract, window: Window): Earnings {
  const teams = {
    tree: treeOf(books),
    entriesOf: (memberId: string, span: Window) => settledEntriesOf(books, memberId, span),
    termsOf: (memberId: string, kind: ContractKind) => contractInForce(books, memberId, kind),
  }
  return earningsOf(teams, contract.memberId, contract, window)
}

/**
 * Pays a contract for the period that has ended, if it is still in force and has a basis.
 *
 * @param id the id from `paymentAfter`
 * @returns the next payment; undefined if the contract is no longer in force
 */
export async function payContract(books: Books, id: string): Promise<{ at: number; id: string } | undefined> {
  const [contractId = '', end = ''] = id.split('@')
  const contract = books.tables.contracts.get(contractId)
  if (contract?.status !== 'accepted') return undefined
  const window = windowOf(contract, Number(end))
  const earned = contractEarnings(books, contract, window)
  if (earned.base > 0) {
    const row = payoutRow(contract, window, earned, books.clock.now())
    if (row.amount > 0) await books.ledger.move(payoutTransfer(row))
    await books.tables.contractPayouts.insert(row)
  }
  return paymentAfter(contract, window.until)
}

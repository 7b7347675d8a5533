import type { Books } from '#mock-server/world/books.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { inForce, windowOf } from '../rules/contract.ts'
import { type Earnings, earningsOf } from '../rules/earnings.ts'
import type { Window } from '../rules/period.ts'
import { paymentAfter, payoutRow, payoutTransfer } from './payouts.ts'
import { entriesOf, treeOf } from './teams.ts'

type Kept = ReturnType<typeof contractsOf>[number]
type Reading = Pick<Books, 'tables'>

export const contractsOf = ({ tables }: Reading, memberId: string) => tables.contracts.by('memberId', memberId)

export const contractInForce = (books: Reading, memberId: string, kind: ContractKind): Kept | undefined =>
  inForce(contractsOf(books, memberId), kind)

/** What a contract has earned in a window up to now. */
export function contractEarnings(books: Reading, contract: Kept, window: Window): Earnings {
  const teams = {
    tree: treeOf(books),
    entriesOf: (memberId: string, asked: Window) => entriesOf(books, memberId, asked),
    termsOf: (memberId: string, kind: ContractKind) => contractInForce(books, memberId, kind),
  }
  return earningsOf(teams, contract.memberId, contract, window)
}

/**
 * Pays a contract for the period that has ended, if it is still in force and anything was counted.
 *
 * @param id as `paymentAfter` gives it
 * @returns when it is to be paid next
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

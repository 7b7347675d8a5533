import type { ContractPayoutRow, ContractRow } from '#mock-server/world/tables/agents.ts'
import type { Transfer } from '#mock-server/world/transfers/transfer.ts'
import { mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { Earnings } from '../rules/earnings.ts'
import { contractPeriodAt, type Window } from '../rules/period.ts'

type Contract = Pick<ContractRow, 'id' | 'memberId' | 'kind' | 'period'>

/** Returns a contract's next payment. Its id is the contract's id and the end of the current period. */
export function paymentAfter({ id, period }: Contract, at: number) {
  const { until } = contractPeriodAt(period, at)
  return { at: until, id: `${id}@${until}` }
}

/** Returns the row that records a contract's payout for a window. */
export const payoutRow = (
  { id, memberId, kind }: Contract,
  window: Window,
  earned: Earnings,
  paidAt: number,
): ContractPayoutRow => ({ id: `${id}@${window.until}`, contractId: id, memberId, kind, ...window, ...earned, paidAt })

/** Returns the ledger transfer of a payout. */
export const payoutTransfer = ({ id, memberId, kind, amount }: ContractPayoutRow): Transfer => ({
  reason: kind === 'dividend' ? 'dividend' : 'salary',
  from: 'platform',
  to: walletAccount(memberId, mainWallet),
  amount,
  reference: id,
  idempotencyKey: `payout/${id}`,
})

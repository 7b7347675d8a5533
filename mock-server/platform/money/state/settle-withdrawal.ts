import type { Books } from '#mock-server/world/books/books.ts'
import { heldAccount, mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'

type StoredWithdrawal = NonNullable<ReturnType<Books['tables']['withdrawals']['get']>>

/** Pays out the held money: the fee goes to the platform, the rest to the member's bank. */
async function payOut({ ledger }: Books, { id, memberId, amount, fee }: StoredWithdrawal) {
  const sides = { from: heldAccount(memberId), to: 'platform', reference: id } as const
  await ledger.move({ ...sides, reason: 'payout', amount: amount - fee, idempotencyKey: `payout/${id}` })
  if (fee > 0) await ledger.move({ ...sides, reason: 'withdrawFee', amount: fee, idempotencyKey: `withdrawFee/${id}` })
}

const giveBack = ({ ledger }: Books, { id, memberId, amount }: StoredWithdrawal) =>
  ledger.move({
    reason: 'withdrawReturned',
    from: heldAccount(memberId),
    to: walletAccount(memberId, mainWallet),
    amount,
    reference: id,
    idempotencyKey: `withdrawReturned/${id}`,
  })

/** Settles a pending withdrawal with its planned outcome. A settled withdrawal stays unchanged. */
export async function settleWithdrawal(books: Books, id: string): Promise<void> {
  const withdrawal = books.tables.withdrawals.get(id)
  if (withdrawal?.status !== 'pending') return
  const approved = withdrawal.reason === null
  await (approved ? payOut : giveBack)(books, withdrawal)
  await books.tables.withdrawals.update(id, (draft) => {
    draft.status = approved ? 'approved' : 'refused'
    draft.settledAt = books.clock.now()
  })
}

/** Cancels a pending withdrawal and returns its money. Its review then changes nothing. */
export async function cancelWithdrawal(books: Books, id: string): Promise<void> {
  const withdrawal = books.tables.withdrawals.get(id)
  if (withdrawal?.status !== 'pending') return
  await giveBack(books, withdrawal)
  await books.tables.withdrawals.update(id, (draft) => {
    draft.status = 'cancelled'
    draft.settledAt = books.clock.now()
    draft.reason = null
  })
}

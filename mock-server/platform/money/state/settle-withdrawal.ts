import type { Books } from '#mock-server/world/books.ts'
import { heldAccount, mainWallet, walletAccount } from '#mock-server/world/ledger/wallet-accounts.ts'

type Kept = NonNullable<ReturnType<Books['tables']['withdrawals']['get']>>

/** What was held leaves the platform: most of it to the member's bank, the fee to the house. */
async function payOut({ ledger }: Books, { id, memberId, amount, fee }: Kept) {
  const way = { from: heldAccount(memberId), to: 'platform', reference: id } as const
  await ledger.move({ ...way, reason: 'payout', amount: amount - fee, idempotencyKey: `payout/${id}` })
  if (fee > 0) await ledger.move({ ...way, reason: 'withdrawFee', amount: fee, idempotencyKey: `withdrawFee/${id}` })
}

const giveBack = ({ ledger }: Books, { id, memberId, amount }: Kept) =>
  ledger.move({
    reason: 'withdrawReturned',
    from: heldAccount(memberId),
    to: walletAccount(memberId, mainWallet),
    amount,
    reference: id,
    idempotencyKey: `withdrawReturned/${id}`,
  })

/** Approves a pending withdrawal or refuses it, as it is to be; one that is settled already stays as it is. */
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

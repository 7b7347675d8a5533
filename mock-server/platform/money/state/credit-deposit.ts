import type { Books } from '#mock-server/world/books/books.ts'
import { mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'

/** Credits a deposit's bonus once. Its turnover counts from then on. */
export async function creditBonus({ tables, ledger, clock }: Books, id: string): Promise<void> {
  const deposit = tables.deposits.get(id)
  if (!deposit || deposit.bonus === 0 || deposit.bonusAt !== null) return
  await ledger.move({
    reason: 'bonus',
    from: 'platform',
    to: walletAccount(deposit.memberId, mainWallet),
    amount: deposit.bonus,
    reference: id,
    idempotencyKey: `bonus/${id}`,
  })
  await tables.deposits.update(id, (draft) => {
    draft.bonusAt = clock.now()
  })
}

/** Credits a pending deposit and its bonus. A settled deposit stays unchanged. */
export async function creditDeposit(books: Books, id: string): Promise<void> {
  const { tables, ledger, clock } = books
  const deposit = tables.deposits.get(id)
  if (deposit?.status !== 'pending') return
  await ledger.move({
    reason: 'deposit',
    from: 'platform',
    to: walletAccount(deposit.memberId, mainWallet),
    amount: deposit.amount,
    reference: id,
    idempotencyKey: `deposit/${id}`,
  })
  await tables.deposits.update(id, (draft) => {
    draft.status = 'credited'
    draft.settledAt = clock.now()
  })
  await creditBonus(books, id)
}

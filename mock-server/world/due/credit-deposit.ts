import type { Books } from '../books.ts'

/** Brings a pending deposit and its bonus into the wallet, once; one that is settled already stays as it is. */
export async function creditDeposit({ tables, ledger, clock }: Books, id: string): Promise<void> {
  const deposit = tables.deposits.get(id)
  if (deposit?.status !== 'pending') return
  const way = { from: 'platform', to: `member:${deposit.memberId}`, reference: id } as const
  await ledger.move({ ...way, reason: 'deposit', amount: deposit.amount, idempotencyKey: `deposit/${id}` })
  if (deposit.bonus > 0) {
    await ledger.move({ ...way, reason: 'bonus', amount: deposit.bonus, idempotencyKey: `bonus/${id}` })
  }
  await tables.deposits.update(id, (draft) => {
    draft.status = 'credited'
    draft.settledAt = clock.now()
  })
}

import type { Books } from '#mock-server/world/books.ts'

/** Ends a pending deposit that brings nothing; one that is settled already stays as it is. */
export async function failDeposit({ tables, clock }: Books, id: string): Promise<void> {
  if (tables.deposits.get(id)?.status !== 'pending') return
  await tables.deposits.update(id, (draft) => {
    draft.status = 'failed'
    draft.settledAt = clock.now()
  })
}

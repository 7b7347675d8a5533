import type { Books } from '#mock-server/world/books/books.ts'

/** Marks a pending deposit as failed. A settled deposit stays unchanged. */
export async function failDeposit({ tables, clock }: Books, id: string): Promise<void> {
  if (tables.deposits.get(id)?.status !== 'pending') return
  await tables.deposits.update(id, (draft) => {
    draft.status = 'failed'
    draft.settledAt = clock.now()
  })
}

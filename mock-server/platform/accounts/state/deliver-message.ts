import type { Books } from '#mock-server/world/books/books.ts'

/** Moves a delayed message to the outbox. */
export async function deliverMessage({ tables, outbox, clock }: Books, id: string): Promise<void> {
  const late = tables.lateMessages.get(id)
  if (!late) return
  const { channel, to, text, code } = late
  tables.lateMessages.remove(id)
  outbox.send({ at: clock.now(), channel, to, text, code })
}

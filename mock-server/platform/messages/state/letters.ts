import type { Books } from '#mock-server/world/books.ts'
import type { LetterRow } from '#mock-server/world/tables/messages.ts'

/** Letters that each member keeps, received and sent; older ones are let go. */
const kept = 200

/** Puts a letter into a member's inbox, or among those the member sent. */
export async function keepLetter(books: Books, letter: Omit<LetterRow, 'id' | 'at'>): Promise<LetterRow> {
  const { tables, clock, nextId } = books
  const { memberId, from, subject, content, read } = letter
  const row = { id: nextId('letter'), memberId, at: clock.now(), from, subject, content, read }
  await tables.letters.insert(row)
  const own = tables.letters.by('memberId', memberId)
  for (const { id } of own.slice(0, Math.max(0, own.length - kept))) tables.letters.remove(id)
  return row
}

import type { LetterRow } from '#mock-server/world/tables/messages.ts'
import type { Books } from './books.ts'

/** The maximum number of letters per member, received and sent; older ones are removed. */
const letterLimit = 200

/** Stores a letter that a member received or sent. */
export async function storeLetter(books: Books, letter: Omit<LetterRow, 'id' | 'at'>): Promise<LetterRow> {
  const { tables, clock, nextId } = books
  const { memberId, from, subject, content, read } = letter
  const row = { id: nextId('letter'), memberId, at: clock.now(), from, subject, content, read }
  await tables.letters.insert(row)
  const own = tables.letters.by('memberId', memberId)
  for (const { id } of own.slice(0, Math.max(0, own.length - letterLimit))) tables.letters.remove(id)
  return row
}

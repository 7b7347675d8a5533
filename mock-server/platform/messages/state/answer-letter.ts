import { inLanguage } from '#contract/localised.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { storeLetter } from '#mock-server/world/books/letters.ts'
import { serviceAnswer } from '../rules/service-letter.ts'
import { helpTopicsOf } from './help-topics.ts'

/** Answers a member's letter in the inbox, and by e-mail if the member has an address. */
export async function answerLetter(books: Books, id: string): Promise<void> {
  const { tables, clock, outbox } = books
  const letter = tables.letters.get(id)
  const member = letter && tables.members.get(letter.memberId)
  if (!letter || !member) return
  const answer = serviceAnswer(letter, helpTopicsOf(books))
  await storeLetter(books, { memberId: member.id, from: 'service', read: false, ...answer })
  const { email } = member.details
  const text = `${inLanguage(answer.subject, languageOf())} / ${answer.subject.en}`
  if (email) outbox.send({ at: clock.now(), channel: 'email', to: email, text, code: '' })
}

import type { Books } from '#mock-server/world/books/books.ts'
import { answerTo, asksForPerson, followUp, personAnswer } from '../rules/chat-agent.ts'
import { conversation, storeAnswer } from './conversation.ts'
import { helpTopicsOf } from './help-topics.ts'

/** Stores the agent's answer to a member's message. */
export async function answerChat(books: Books, id: string): Promise<void> {
  const message = books.tables.chatMessages.get(id)
  if (!message) return
  const { language } = message
  const known = { topics: helpTopicsOf(books), language }
  await storeAnswer(books, message.memberId, language, answerTo(message.text.en, known))
}

/** Stores the agent's follow-up if the member has not written since; a person's answer if the member asked for one. */
export async function followUpChat(books: Books, id: string): Promise<void> {
  const message = books.tables.chatMessages.get(id)
  const last = message && conversation(books, message.memberId).findLast(({ from }) => from === 'member')
  if (!message || last?.id !== id) return
  const { language } = message
  const words = asksForPerson(message.text.en) ? personAnswer : followUp
  await storeAnswer(books, message.memberId, language, words)
}

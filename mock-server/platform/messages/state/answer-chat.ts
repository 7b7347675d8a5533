import { helpTopics } from '#fixtures/help/help-topics.ts'
import type { Books } from '#mock-server/world/books.ts'
import { answerTo, asksForPerson, followUp, personAnswer } from '../rules/chat-agent.ts'
import { agentWrites, conversation } from './conversation.ts'

/** The agent answers a member's message. */
export async function answerChat(books: Books, id: string): Promise<void> {
  const asked = books.tables.chatMessages.get(id)
  if (!asked) return
  const { language } = asked
  await agentWrites(books, asked.memberId, language, answerTo(asked.text, { topics: helpTopics, language }))
}

/** The agent comes back to a conversation that has rested since a message: a person, where one was asked for. */
export async function followUpChat(books: Books, id: string): Promise<void> {
  const asked = books.tables.chatMessages.get(id)
  const last = asked && conversation(books, asked.memberId).findLast(({ from }) => from === 'member')
  if (!asked || last?.id !== id) return
  const { language } = asked
  const words = asksForPerson(asked.text) ? personAnswer(language) : followUp(language)
  await agentWrites(books, asked.memberId, language, words)
}

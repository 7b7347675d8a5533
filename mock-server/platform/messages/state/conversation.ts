import type { Books } from '#mock-server/world/books/books.ts'
import type { ChatMessageRow } from '#mock-server/world/tables/messages.ts'
import type { AgentAnswer } from '../rules/chat-agent.ts'

/** The maximum number of messages in a conversation; older ones are removed. */
const messageLimit = 200

export type ChatMessage = NonNullable<ReturnType<Books['tables']['chatMessages']['get']>>

/** Returns a member's conversation, oldest message first. */
export const conversation = ({ tables }: Books, memberId: string): ChatMessage[] =>
  tables.chatMessages.by('memberId', memberId)

type NewMessage = Pick<ChatMessageRow, 'memberId' | 'from' | 'text' | 'language'> &
  Partial<Pick<ChatMessageRow, 'link' | 'topics' | 'key'>>

/** Stores a message of a member's conversation. Messages of the agent are unread at first. */
export async function storeMessage(books: Books, message: NewMessage): Promise<ChatMessageRow> {
  const { tables, clock, nextId } = books
  const { memberId, from, text, language, link = null, topics = [], key = '' } = message
  const own = conversation(books, memberId)
  const number = (own.at(-1)?.number ?? 0) + 1
  const read = from === 'member'
  const id = nextId('chat-message')
  const row = { id, memberId, number, at: clock.now(), from, text, language, link, topics, key, read }
  await tables.chatMessages.insert(row)
  for (const old of own.slice(0, Math.max(0, own.length + 1 - messageLimit))) tables.chatMessages.remove(old.id)
  return row
}

/** Stores an answer of the agent. */
export const storeAnswer = (books: Books, memberId: string, language: string, answer: AgentAnswer) =>
  storeMessage(books, { memberId, from: 'agent', language, ...answer })

/** Returns the number of the agent's messages that the member has not read. */
export const unreadChat = (books: Books, memberId: string): number =>
  conversation(books, memberId).filter(({ read }) => !read).length

export async function markChatRead(books: Books, memberId: string): Promise<void> {
  for (const { id, read } of conversation(books, memberId)) {
    if (read) continue
    await books.tables.chatMessages.update(id, (draft) => {
      draft.read = true
    })
  }
}

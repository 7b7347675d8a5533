import type { Books } from '#mock-server/world/books.ts'
import type { ChatMessageRow } from '#mock-server/world/tables/messages.ts'
import type { AgentWords } from '../rules/chat-agent.ts'

/** Messages that each member's conversation keeps; older ones are let go. */
const kept = 200

export type ChatMessage = NonNullable<ReturnType<Books['tables']['chatMessages']['get']>>

/** A member's conversation, the oldest message first. */
export const conversation = ({ tables }: Books, memberId: string): ChatMessage[] =>
  tables.chatMessages.by('memberId', memberId)

type NewMessage = Pick<ChatMessageRow, 'memberId' | 'from' | 'text' | 'language'> &
  Partial<Pick<ChatMessageRow, 'link' | 'topics' | 'key'>>

export async function keepMessage(books: Books, message: NewMessage): Promise<ChatMessageRow> {
  const { tables, clock, nextId } = books
  const { memberId, from, text, language, link = null, topics = [], key = '' } = message
  const own = conversation(books, memberId)
  const number = (own.at(-1)?.number ?? 0) + 1
  const read = from === 'member'
  const id = nextId('chat-message')
  const row = { id, memberId, number, at: clock.now(), from, text, language, link, topics, key, read }
  await tables.chatMessages.insert(row)
  for (const old of own.slice(0, Math.max(0, own.length + 1 - kept))) tables.chatMessages.remove(old.id)
  return row
}

/** The agent writes; it is unread until the member looks. */
export const agentWrites = (books: Books, memberId: string, language: string, words: AgentWords) =>
  keepMessage(books, { memberId, from: 'agent', language, ...words })

/** Messages of the agent that a member has not seen. */
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

import { isTrialType } from '#contract/account-type.ts'
import { hour } from '#contract/time-units.ts'
import { conversations, letters } from '#fixtures/messages/letters.ts'
import { welcomeTo } from '#mock-server/platform/accounts/rules/welcome.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import type { ChatMessageRow, LetterRow } from '#mock-server/world/tables/messages.ts'

type Person = Pick<MemberRow, 'id' | 'account' | 'nickname' | 'type' | 'createdAt'>

/** Returns the letters a member had before the world began, oldest first. Trial accounts have none. */
export function seededLetters({ id, account, nickname, type, createdAt }: Person, startedAt: number): LetterRow[] {
  if (isTrialType(type)) return []
  const welcome = { ...welcomeTo(nickname), at: createdAt, read: account !== 'newcomer' }
  const own = (letters[account] ?? []).map(({ hoursAgo, read = false, ...letter }) => ({
    ...letter,
    at: startedAt - hoursAgo * hour,
    read,
  }))
  return [welcome, ...own]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, from, subject, content, read }, index) => {
      return { id: `letter-${id}-${index}`, memberId: id, at, from, subject, content, read }
    })
}

/** Returns a member's conversation with the agent before the world began, in the chat page's `language` of that time. */
export const seededConversation = ({ id, account }: Person, startedAt: number, language: string): ChatMessageRow[] =>
  (conversations[account] ?? []).map(({ from, text, hoursAgo, read }, at) => ({
    id: `chat-${id}-${at + 1}`,
    memberId: id,
    number: at + 1,
    at: startedAt - hoursAgo * hour,
    from,
    text,
    language,
    link: null,
    topics: [],
    key: '',
    read: read ?? true,
  }))

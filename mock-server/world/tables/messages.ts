import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

const LetterRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  from: z.enum(['platform', 'service', 'member']),
  subject: Localised,
  /** HTML. */
  content: Localised,
  read: z.boolean(),
})
export type LetterRow = z.infer<typeof LetterRow>

/** An open chat page: its member, its appearance and its return address. */
const ChatRow = z.object({
  token: z.string(),
  memberId: z.string(),
  language: z.string(),
  backUrl: z.string(),
  /** The app's address, if it has another origin than the gateway. */
  appUrl: z.optional(z.string()),
  headerColor: z.string(),
  title: z.string(),
  expiresAt: z.int(),
})

const ChatMessageRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Counted from 1 in each member's conversation. */
  number: z.int(),
  at: z.int(),
  from: z.enum(['member', 'agent']),
  /** A typed text is stored only as `en`, whatever its language. */
  text: Localised,
  /** The language of the page at that time. */
  language: z.string(),
  link: z.nullable(z.object({ label: Localised, path: z.string() })),
  /** Suggested next questions of the agent. */
  topics: z.array(Localised),
  /** The idempotency key of the sender; empty for an agent's message. */
  key: z.string(),
  /** Whether the member has seen it. */
  read: z.boolean(),
})
export type ChatMessageRow = z.infer<typeof ChatMessageRow>

const byMember = { memberId: (row: { memberId: string }) => row.memberId }

export const messageTables = {
  letters: defineTable({ schema: LetterRow, key: (row) => row.id, indexes: byMember }),
  chats: defineTable({ schema: ChatRow, key: (row) => row.token, indexes: byMember }),
  chatMessages: defineTable({ schema: ChatMessageRow, key: (row) => row.id, indexes: byMember }),
}

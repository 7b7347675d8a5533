import * as z from 'zod/mini'
import { IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

const Message = z.object({
  /** Counted from 1, without a gap. */
  number: z.int(),
  at: Instant,
  from: z.enum(['member', 'agent']),
  /** Lines of text. */
  text: z.string(),
  /** A page of the app that says more. */
  link: z.nullable(z.object({ label: z.string(), path: z.string() })),
  /** What may be asked next. */
  topics: z.array(z.string()),
})
export type ChatMessage = z.infer<typeof Message>

const Chat = z.object({
  merchant: z.object({ code: z.string(), name: z.string() }),
  agent: z.string(),
  title: z.string(),
  headerColor: z.string(),
  backUrl: z.string(),
  messages: z.array(Message),
  typing: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** What is new since a message, and whether the agent is about to write. */
const News = z.object({ messages: z.array(Message), typing: z.boolean() })

const chatErrors = ['CHAT_ENDED', 'SESSION_EXPIRED', 'FEATURE_OFF'] as const

/** What the live chat's page asks of its provider. The token stands for the member: the page knows no session. */
export const chat = vendorResource('chat', {
  open: {
    method: 'POST',
    path: '/__vendors/api/chat/open',
    summary:
      'How the page looks, and the conversation so far, which is read from then on. A new one begins with a greeting.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Chat,
    errors: chatErrors,
  },
  say: {
    method: 'POST',
    path: '/__vendors/api/chat/say',
    summary: 'Sends a message, once for each key; the agent answers some seconds later.',
    access: 'none',
    body: z.object({
      token: Token,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
      after: z.int().check(z.gte(0)),
      idempotencyKey: IdempotencyKey,
    }),
    response: News,
    errors: chatErrors,
  },
  look: {
    method: 'POST',
    path: '/__vendors/api/chat/look',
    summary: 'What was written after the message of that number; it is read from then on.',
    access: 'none',
    body: z.object({ token: Token, after: z.int().check(z.gte(0)) }),
    response: News,
    errors: chatErrors,
  },
})

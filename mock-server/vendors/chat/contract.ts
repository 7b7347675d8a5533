import * as z from 'zod/mini'
import { IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

const Message = z.object({
  /** Counted from 1 without gaps. */
  number: z.int(),
  at: Instant,
  from: z.enum(['member', 'agent']),
  /** Lines of text. */
  text: z.string(),
  /** A page of the app with more information. */
  link: z.nullable(z.object({ label: z.string(), path: z.string() })),
  /** Suggested questions. */
  topics: z.array(z.string()),
})
export type ChatMessage = z.infer<typeof Message>

const Chat = z.object({
  merchant: z.object({ code: z.string(), name: z.string(), logo: z.string() }),
  agent: z.string(),
  title: z.string(),
  headerColor: z.string(),
  backUrl: z.string(),
  /** The app's address, if it has another origin than this page's host. */
  appUrl: z.optional(z.string()),
  messages: z.array(Message),
  typing: z.boolean(),
})
export type Chat = z.infer<typeof Chat>

/** The messages after a given one, and whether the agent is typing. */
const News = z.object({ messages: z.array(Message), typing: z.boolean() })

const chatErrors = ['CHAT_ENDED', 'SESSION_EXPIRED', 'FEATURE_OFF'] as const

/** The calls of the live chat's page. The token identifies the member; the page has no session. */
export const chat = vendorResource('chat', {
  open: {
    method: 'POST',
    path: '/__vendors/api/chat/open',
    summary:
      'Returns the look of the page and the conversation, and marks it as read. A new conversation starts with a greeting.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Chat,
    errors: chatErrors,
  },
  say: {
    method: 'POST',
    path: '/__vendors/api/chat/say',
    summary: 'Sends a message once per key. The agent answers some seconds later.',
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
    summary: 'Returns the messages after a number and marks them as read.',
    access: 'none',
    body: z.object({ token: Token, after: z.int().check(z.gte(0)) }),
    response: News,
    errors: chatErrors,
  },
})

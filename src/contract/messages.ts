import * as z from 'zod/mini'
import { AppUrl } from './app-url.ts'
import { page, pageQuery } from './paging.ts'
import { Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

/** The limits of a letter to customer service, in characters. */
export const letterLimits = { subject: 100, content: 2_000 } as const

const line = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum))

/** A letter in a list. `from` is the platform, its customer service, or the member. */
const Letter = z.object({
  id: z.string(),
  at: Instant,
  from: z.enum(['platform', 'service', 'member']),
  subject: z.string(),
  /** The beginning of the text, without markup. */
  preview: z.string(),
  read: z.boolean(),
})
export type Letter = z.infer<typeof Letter>

/** `content` is HTML: sanitise before showing. */
const OpenLetter = z.extend(Letter, { content: z.string() })
export type OpenLetter = z.infer<typeof OpenLetter>

const ChatUnread = z.object({ totalUnreadCount: z.int(), unReadCount: z.int() })

/** Only a path of the app: no scheme, no host, no parent segments. */
const appPath = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/(m(\/[\w-]+(\.[\w-]+)*)*\/?)?(\?[\w.~%&=+-]*)?$/, 'a path of the app such as /m/message'),
  )

const trialOnly = ['TRIAL_NOT_PERMITTED'] as const

export const messages = resource('messages', {
  inboxUnread: {
    method: 'GET',
    path: '/wps/relay/MCSFE_inboxUnreadCount',
    summary: 'The number of unread letters in the inbox.',
    access: 'session',
    module: 'INBOX3',
    feature: 'MAILCEN',
    response: z.object({ count: z.int() }),
    errors: trialOnly,
  },
  inbox: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getInbox',
    summary: 'One page of letters, newest first; with an id, also opens that letter and marks it as read.',
    access: 'session',
    module: 'INBOX3',
    feature: 'MAILCEN',
    query: z.object({
      ...pageQuery,
      language: z.optional(LanguageCode),
      box: z.optional(z.enum(['received', 'sent'])),
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    response: z.object({
      content: z.array(Letter),
      ...page,
      /** The requested letter. */
      letter: z.nullable(OpenLetter),
    }),
    errors: ['LETTER_NOT_FOUND', ...trialOnly],
  },
  sendEmail: {
    method: 'POST',
    path: '/wps/relay/MCSFE_sendEmail',
    summary: 'Sends a letter to customer service, which answers to the inbox some minutes later.',
    access: 'session',
    feature: 'MAILCEN',
    body: z.object({
      subject: line(letterLimits.subject),
      content: line(letterLimits.content),
      language: z.optional(LanguageCode),
    }),
    bodyType: 'form',
    response: Letter,
    errors: ['RATE_LIMITED', ...trialOnly],
  },
  chatUnreadCsp: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'The numbers of unread messages in the chat, and in chat, inbox and announcements together.',
    access: 'session',
    response: ChatUnread,
    errors: trialOnly,
  },
  chatUnreadCbs: {
    method: 'GET',
    path: '/wps/relay/CBS_unreadCount',
    summary: 'The number of unread messages in the live chat.',
    access: 'session',
    feature: 'CBS3',
    response: ChatUnread,
    errors: trialOnly,
  },
  launchChat: {
    method: 'GET',
    path: '/wps/relay/CBS_launchChat',
    summary: 'Opens the live chat; its page continues the earlier conversation.',
    access: 'session',
    module: 'CBS3',
    query: z.object({
      b2c: z.literal('true'),
      language: LanguageCode,
      /** The path of the page's back link. */
      backUrl: appPath,
      appUrl: AppUrl,
      headerColor: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'a colour such as #4B46E8')),
      title: line(40),
    }),
    response: z.object({ chatUrl: z.string() }),
    errors: trialOnly,
  },
})

import * as z from 'zod/mini'
import { announcementList } from './announcement-list.ts'
import { games } from './games.ts'
import { LanguageCode } from './primitives.ts'

const SessionInfo = z.object({
  id: z.string(),
  customerId: z.string(),
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  type: z.int(),
  firstTimeLogin: z.boolean(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

const RememberedLogin = z.object({
  type: z.enum(['username', 'sms', 'agent']),
  username: z.string(),
  /** Encoded, not encrypted: any user of this browser may read it. Empty if only the name is kept. */
  password: z.string(),
  countryDialingCode: z.string(),
})
export type RememberedLogin = z.infer<typeof RememberedLogin>

/** The answers of home that are the same for every visitor. They hold nothing of a member and no money. */
const PublicAnswers = z.object({
  merchant: z.string(),
  language: LanguageCode,
  /** The time of the answers, by the device's clock. */
  at: z.number(),
  announcements: announcementList.announcements.response,
  vendors: games.vendorGameTypes.response,
  hot: games.hotGames.response,
})

/** A member's uninterrupted time in games. Instants are milliseconds since 1970. */
const Play = z.object({
  member: z.string(),
  since: z.number(),
  /** When the member last answered the reality check; `since` before the first answer. */
  checkedAt: z.number(),
  /** When a game was last open. */
  seenAt: z.number(),
})
export type Play = z.infer<typeof Play>

/** An idempotency key, and the gateway's time at which its request began, in milliseconds since 1970. */
const MoneyKey = z.object({ key: z.string(), at: z.number() })
export type MoneyKey = z.infer<typeof MoneyKey>

/**
 * Everything that the app stores in the browser: its key, and the schema that a stored value must pass. It belongs to the
 * contract because a scenario stores a persona's session under the same key.
 */
export const stored = {
  session: { key: 'MC_SESSION_INFO', schema: SessionInfo },
  language: { key: 'language', schema: LanguageCode },
  theme: { key: 'theme', schema: z.enum(['light', 'dark']) },
  popupMember: { key: 'SHELL_PU_A', schema: z.boolean() },
  popupGuest: { key: 'SHELL_PU_B', schema: z.boolean() },
  autoLogin: { key: 'autoLogin', schema: z.int() },
  hideDownloadBar: { key: 'hideDownloadBar', schema: z.boolean() },
  webClip: { key: 'WEBCLIP', schema: z.boolean() },
  rememberedUsername: { key: 'REMEMBER_username', schema: RememberedLogin },
  rememberedSms: { key: 'REMEMBER_sms', schema: RememberedLogin },
  rememberedAgent: { key: 'REMEMBER_agent', schema: RememberedLogin },
  trialUser: { key: 'TRIAL_USER', schema: z.string() },
  status: { key: 'SYSTEM_STATUS', schema: z.unknown() },
  publicAnswers: { key: 'PUBLIC_ANSWERS', schema: PublicAnswers },
  hideBalance: { key: 'hideBalance', schema: z.boolean() },
  /** For the tab: the build from which the app last reloaded itself, and the time. */
  reloaded: { key: 'RELOADED', schema: z.object({ build: z.string(), at: z.number() }) },
  /** For the tab: the idempotency keys of money requests without an answer, by member and request. */
  moneyKeys: { key: 'MONEY_KEYS', schema: z.record(z.string(), MoneyKey) },
  /** For the tab: a member's time in games, by the gateway's clock. */
  play: { key: 'PLAY', schema: Play },
  /** For the tab: the member who closed the offer of a deposit limit. */
  limitOffer: { key: 'LIMIT_OFFER', schema: z.string() },
  /** For the tab: the moving parts that the player paused. */
  paused: { key: 'PAUSED', schema: z.array(z.string()) },
  /** For the tab: the form values of a page before the app reloaded itself, without secrets. */
  typed: { key: 'TYPED', schema: z.object({ page: z.string(), values: z.record(z.string(), z.string()) }) },
} as const satisfies Record<string, { key: string; schema: z.ZodMiniType }>

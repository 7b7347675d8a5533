import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { codeOutcomeNames } from '#fixtures/meaningful-addresses.ts'
import { depositOutcomes, withdrawalOutcomes } from '#fixtures/money-outcomes.ts'
import { WorldInstant } from '#mock-server/world/clock/clock-range.ts'
import { longestDuration } from '#mock-server/world/clock/duration.ts'
import { OwnMerchant } from './own-merchant.ts'
import { switches, switchesPatch } from './switches.ts'

const notNegative = z.int().check(z.gte(0))
/** Milliseconds. */
const span = z.int().check(z.gte(0), z.lte(longestDuration))

/** The message while the platform is closed, and its end in milliseconds, or null if unknown. */
const Maintenance = z.strictObject({
  message: Localised,
  endsAt: z.nullable(WorldInstant),
})

/** The outcomes of a captcha. `judged`: by its code. */
export const captchaOutcomes = ['judged', 'pass', 'fail', 'expired'] as const
/** The outcomes of a sent code. `byAddress`: by the address it is sent to. */
export const codeOutcomes = ['byAddress', ...codeOutcomeNames] as const

/** The settings that an operator can change while the platform runs. */
export const Settings = z.strictObject({
  merchant: z.string(),
  /** A merchant's file of this world's own, instead of the shipped one of `merchant`; a patch with null removes it. */
  brand: z.optional(z.nullable(OwnMerchant)),
  ...switches,
  maintenance: z.nullable(Maintenance),
  regionRestriction: z.boolean(),
  ip: z.string(),
  /** No vendor has a game to show. */
  emptyLobby: z.boolean(),
  /** No content is published: no banner, announcement, popup, news, help or promotion, no winners, messages or ways to deposit. */
  emptyContent: z.boolean(),
  /** The codes of vendors whose games and wallets are closed. */
  vendorMaintenance: z.array(z.string()),
  /** The outcome of deposits and withdrawals: by their amounts (fixtures/money-outcomes.ts), or always the same. */
  depositOutcome: z.enum(['byAmount', ...depositOutcomes]),
  withdrawalOutcome: z.enum(['byAmount', ...withdrawalOutcomes]),
  /** The number of wrong passwords after which a login requires a captcha. */
  captchaAfter: notNegative,
  /** The number of wrong passwords after which an account is locked, 0 for never, and the lock's milliseconds. */
  lockAfter: notNegative,
  lockLife: span,
  captchaOutcome: z.enum(captchaOutcomes),
  /** The outcome of every code, by SMS and by e-mail: by its address (the default), or always the same. */
  codeOutcome: z.optional(z.enum(codeOutcomes)),
  /** How an answer says when a sent code expires: by the instant, in minutes, or not at all. */
  codeExpiry: z.enum(['instant', 'minutes', 'none']),
  /** Whether the third-party sign-in is available, and whether it verifies mobile numbers instead of SMS codes. */
  thirdPartySignIn: z.boolean(),
  thirdPartySms: z.boolean(),
  /** A login ends the member's other sessions. */
  singleSession: z.boolean(),
  /** The life of a trial account, in milliseconds. */
  trialLife: span,
  /** The life of a session and of a launched game, in milliseconds. */
  sessionLife: span,
  launchLife: span,
  /** The number of words that feedback may have. */
  feedbackWords: z.strictObject({ minimum: notNegative, maximum: notNegative }),
  /** The calls per minute that the world accepts before it returns RATE_LIMITED; 0 means no limit. */
  requestsPerMinute: notNegative,
})
export type Settings = z.infer<typeof Settings>

/** A change of any settings; omitted ones keep their value. */
export const SettingsPatch = z.extend(z.partial(Settings), switchesPatch)
export type SettingsPatch = z.infer<typeof SettingsPatch>

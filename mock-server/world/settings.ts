import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { depositOutcomes, withdrawalOutcomes } from '#fixtures/money-outcomes.ts'
import { WorldInstant } from './clock-range.ts'
import { longestDuration } from './duration.ts'
import { switches, switchesPatch } from './switches.ts'

const notNegative = z.int().check(z.gte(0))
/** Milliseconds. */
const span = z.int().check(z.gte(0), z.lte(longestDuration))

/** The message while the platform is closed, and when it opens again in milliseconds if that is known. */
const Maintenance = z.strictObject({
  message: Localised,
  endsAt: z.nullable(WorldInstant),
})

/** What an operator can switch while the platform runs. */
export const Settings = z.strictObject({
  merchant: z.string(),
  ...switches,
  maintenance: z.nullable(Maintenance),
  regionRestriction: z.boolean(),
  ip: z.string(),
  /** No vendor has a game to show. */
  emptyLobby: z.boolean(),
  /** Nothing has been published: no banner, announcement, popup, news or help, and nobody has won or written yet. */
  emptyContent: z.boolean(),
  /** The codes of vendors whose games and wallets are closed for now. */
  vendorMaintenance: z.array(z.string()),
  /** What becomes of deposits and withdrawals: as their amounts say (fixtures/money-outcomes.ts), or always the same. */
  depositOutcome: z.enum(['byAmount', ...depositOutcomes]),
  withdrawalOutcome: z.enum(['byAmount', ...withdrawalOutcomes]),
  /** Wrong passwords after which a login asks for a captcha. */
  captchaAfter: notNegative,
  /** Wrong passwords after which an account is locked, 0 for never, and for how many milliseconds. */
  lockAfter: notNegative,
  lockLife: span,
  /** What becomes of a captcha that is typed: `judged` by its code, or the same whatever was typed. */
  captchaOutcome: z.enum(['judged', 'pass', 'fail', 'expired']),
  /** A login ends the member's other sessions. */
  singleSession: z.boolean(),
  /** How long a trial account lasts, in milliseconds. */
  trialLife: span,
  /** How long a session and a launched game stay open without a new one, in milliseconds. */
  sessionLife: span,
  launchLife: span,
  /** Calls that the world takes in a minute before it answers RATE_LIMITED; 0 is no limit. */
  requestsPerMinute: notNegative,
})
export type Settings = z.infer<typeof Settings>

/** Any of the settings; what is not named stays as it is. */
export const SettingsPatch = z.extend(z.partial(Settings), switchesPatch)
export type SettingsPatch = z.infer<typeof SettingsPatch>

import * as z from 'zod/mini'
import { type Flag, flagNames } from '#merchant/flags.ts'

const FlagName = z.enum(flagNames as [Flag, ...Flag[]])
const notNegative = z.int().check(z.gte(0))

/** What an operator can switch while the platform runs. */
export const Settings = z.strictObject({
  merchant: z.string(),
  flags: z.record(FlagName, z.boolean()),
  maintenance: z.nullable(z.strictObject({ message: z.string(), endsAt: z.nullable(z.int()) })),
  regionRestriction: z.boolean(),
  ip: z.string(),
  /** No vendor has a game to show. */
  emptyLobby: z.boolean(),
  /** Nothing has been published: no banner, announcement, popup or help, and nobody has won yet. */
  emptyContent: z.boolean(),
  /** The codes of vendors whose games and wallets are closed for now. */
  vendorMaintenance: z.array(z.string()),
  /** Wrong passwords after which a login asks for a captcha. */
  captchaAfter: notNegative,
  /** How long a session and a launched game stay open without a new one, in milliseconds. */
  sessionLife: notNegative,
  launchLife: notNegative,
})
export type Settings = z.infer<typeof Settings>

export const FlagsPatch = z.partialRecord(FlagName, z.boolean())

/** Any of the settings; flags that are not named stay as they are. */
export const SettingsPatch = z.extend(z.partial(Settings), { flags: z.optional(FlagsPatch) })
export type SettingsPatch = z.infer<typeof SettingsPatch>

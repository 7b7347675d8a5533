import * as z from 'zod/mini'
import { type Flag, flagNames } from '#merchant/flags.ts'

/** What an operator can switch while the platform runs. */
export const Settings = z.object({
  merchant: z.string(),
  flags: z.record(z.enum(flagNames as [Flag, ...Flag[]]), z.boolean()),
  maintenance: z.nullable(z.object({ message: z.string(), endsAt: z.nullable(z.int()) })),
  regionRestriction: z.boolean(),
  ip: z.string(),
  /** No vendor has a game to show. */
  emptyLobby: z.boolean(),
  /** Wrong passwords after which a login asks for a captcha. */
  captchaAfter: z.int(),
  /** How long a session and a launched game stay open without a new one, in milliseconds. */
  sessionLife: z.int(),
  launchLife: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsPatch = z.partial(Settings)

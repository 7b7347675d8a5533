import * as z from 'zod/mini'
import { registerFieldNames } from '#contract/system.ts'
import { type Flag, flagNames } from './flags.ts'
import { Theme } from './theme.ts'

const Localised = z.object({ ko: z.string(), en: z.string() })

export const Currency = z.object({
  code: z.string(),
  symbol: z.string(),
  /** F puts the symbol before the amount, B after it. */
  position: z.enum(['F', 'B']),
})
export type Currency = z.infer<typeof Currency>

const FieldRule = z.object({ enabled: z.boolean(), required: z.boolean() })

/** A licensed brand: one file in `fixtures/merchants/`, one row in a real operator's back office. */
export const Merchant = z.object({
  code: z.string(),
  name: Localised,
  glyph: z.string(),
  /** The palette the gateway draws its banners in, in place of each banner's own. */
  bannerPalette: z.optional(z.string()),
  currency: Currency,
  languages: z.array(z.enum(['KO', 'EN'])),
  defaultTheme: z.enum(['light', 'dark']),
  theme: Theme,
  flags: z.partialRecord(z.enum(flagNames as [Flag, ...Flag[]]), z.boolean()),
  templates: z.object({ mem_cen: z.enum(['0', '1']), dep_func: z.enum(['0', '1']) }),
  menus: z.array(z.string()),
  registerFields: z.record(z.enum(registerFieldNames), FieldRule),
  registerCaptcha: z.object({ enabled: z.boolean() }),
})
export type Merchant = z.infer<typeof Merchant>

/** What the player's app needs to look and speak like the merchant; it travels in the status answer. */
export const Brand = z.pick(Merchant, {
  code: true,
  name: true,
  currency: true,
  languages: true,
  defaultTheme: true,
  theme: true,
})
export type Brand = z.infer<typeof Brand>

import * as z from 'zod/mini'
import { Theme } from './theme.ts'

const Localised = z.object({ ko: z.string(), en: z.string() })

export const Currency = z.object({
  code: z.string(),
  symbol: z.string(),
  /** F puts the symbol before the amount, B after it. */
  position: z.enum(['F', 'B']),
})
export type Currency = z.infer<typeof Currency>

/** What the player's app needs to look and speak like the merchant; it travels in the status answer. */
export const Brand = z.object({
  code: z.string(),
  name: Localised,
  currency: Currency,
  languages: z.array(z.enum(['KO', 'EN'])),
  defaultTheme: z.enum(['light', 'dark']),
  theme: Theme,
})
export type Brand = z.infer<typeof Brand>

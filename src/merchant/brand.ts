import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { Theme } from './theme.ts'

export const Currency = z.object({
  code: z.string(),
  symbol: z.string(),
  /** F puts the symbol before the amount, B after it. */
  position: z.enum(['F', 'B']),
})
export type Currency = z.infer<typeof Currency>

/** A merchant's own file. */
export const BrandIdentity = z.object({
  code: z.string(),
  name: Localised,
  currency: Currency,
  languages: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The age from which the merchant's market admits players, in years. */
  minimumAge: z.literal([18, 19, 21]),
  defaultTheme: z.enum(['light', 'dark']),
  theme: Theme,
})
const PaymentMethod = z.object({ code: z.string(), name: Localised, iconUrl: z.string() })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** The part of a merchant that the player's app needs. The status answer contains it. */
export const Brand = z.extend(BrandIdentity, {
  /** The address of the square logo. */
  logo: z.string(),
  /** The address of the licence's seal, 232 by 76; empty without one. */
  certificate: z.string(),
  paymentMethods: z.array(PaymentMethod),
})
export type Brand = z.infer<typeof Brand>

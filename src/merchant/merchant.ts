import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { registerFieldNames } from '#contract/system.ts'
import { Artwork } from './artwork.ts'
import { BrandIdentity } from './brand.ts'
import { type Flag, flagNames } from './flags.ts'
import { type MenuKey, menuKeyNames, type OwnModule, ownModuleNames } from './modules.ts'

/** The longest text of a logo, which holds a file of 42,000 bytes. */
export const longestLogo = 56_000

/** A picture of its own instead of the glyph, as a data: address. */
const Logo = z
  .string()
  .check(
    z.maxLength(longestLogo),
    z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'a PNG or JPEG picture as a data: address'),
  )

const FieldRule = z.object({ enabled: z.boolean(), required: z.boolean() })

/** A licensed brand: one file in `fixtures/merchants/`, one row in a real operator's back office. */
export const Merchant = z.extend(BrandIdentity, {
  glyph: z.string(),
  logo: z.optional(Logo),
  artwork: Artwork,
  /** The merchant's sites. */
  domain: z.string(),
  backupDomains: z.array(z.string()),
  /** The merchant's contact: a number and two names, each empty if the merchant has none. */
  contacts: z.object({ whatsapp: z.string(), telegram: z.string(), affiliate: z.string() }),
  /** The market's helpline for people whose gambling harms them. */
  helpline: Localised,
  flags: z.partialRecord(z.enum(flagNames as [Flag, ...Flag[]]), z.boolean()),
  templates: z.object({ mem_cen: z.enum(['0', '1']), dep_func: z.enum(['0', '1']) }),
  menus: z.array(z.enum(menuKeyNames as [MenuKey, ...MenuKey[]])),
  modules: z.optional(z.partialRecord(z.enum(ownModuleNames as [OwnModule, ...OwnModule[]]), z.boolean())),
  /** Promotions with a key of their own. */
  promotions: z.object({ APP_DOWNLOAD: z.boolean(), REFERRAL: z.boolean() }),
  registerFields: z.record(z.enum(registerFieldNames), FieldRule),
  registerCaptcha: z.object({ enabled: z.boolean() }),
})
export type Merchant = z.infer<typeof Merchant>

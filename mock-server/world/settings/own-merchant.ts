import * as z from 'zod/mini'
import { Localised } from '#contract/localised.ts'
import { isVisible } from '#contract/visible-text.ts'
import { banners } from '#fixtures/announcements/announcements.ts'
import { glyphs } from '#fixtures/artwork/glyphs.ts'
import { palettes } from '#fixtures/artwork/palettes.ts'
import { categories } from '#fixtures/games/vendors.ts'
import { Artwork } from '#merchant/artwork.ts'
import { defaultLook, Look } from '#merchant/look.ts'
import { Merchant } from '#merchant/merchant.ts'
import { Theme } from '#merchant/theme.ts'
import { mostBackupDomains, typedFields } from '#merchant/typed-fields.ts'
import { readImage } from '#mock-server/uploads/image.ts'

const text = (longest: number) => z.string().check(z.maxLength(longest))
const oneOf = (kind: string, names: readonly string[]) =>
  text(64).check(z.refine((name) => names.includes(name), `there is no such ${kind}`))

const localised = (longest: number) =>
  Localised.check(
    z.refine(
      (texts) => Object.entries(texts).every(([code, one]) => /^[a-z]{2}$/.test(code) && one.length <= longest),
      `texts of at most ${longest} characters by language`,
    ),
    z.refine((texts) => texts.en.trim() !== '', 'an English text is needed'),
    z.refine((texts) => Object.values(texts).every(isVisible), 'visible characters only'),
  )

const bannerIds = banners.map(({ id }) => id)
const { code, domain, contact, currencyCode, currencySymbol } = typedFields

const largestSide = 1_024

/** Returns whether a logo is a whole picture of the kind that its address names, and not too large to show. */
function isLogo(address: string): boolean {
  const [, type, data = ''] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(address) ?? []
  const image = readImage(logoBytes(data))
  return image?.type === type && image !== undefined && Math.max(image.width, image.height) <= largestSide
}

/** Decodes base64 to bytes; returns no bytes if the text is damaged. */
export function logoBytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** The form of a merchant's file, whose words the gateway knows, with limits for what a stranger may write there. */
export const OwnMerchant = z.extend(Merchant, {
  code,
  name: localised(40),
  helpline: localised(200),
  glyph: oneOf('glyph', Object.keys(glyphs)),
  logo: z.optional(
    Merchant.shape.logo.def.innerType.check(
      z.refine(isLogo, `the picture is damaged, of another kind, or wider than ${largestSide} pixels`),
    ),
  ),
  artwork: z.extend(Artwork, {
    palette: z.optional(oneOf('palette', Object.keys(palettes))),
    banners: z.array(oneOf('banner', bannerIds)).check(z.maxLength(bannerIds.length)),
  }),
  theme: z.extend(Theme, {
    look: z._default(z.extend(Look, { first: z.array(oneOf('area of games', categories)) }), defaultLook),
  }),
  currency: z.strictObject({
    code: currencyCode,
    symbol: currencySymbol,
    position: Merchant.shape.currency.shape.position,
  }),
  languages: Merchant.shape.languages.check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((codes) => new Set(codes).size === codes.length, 'each language once'),
  ),
  domain,
  backupDomains: z.array(domain).check(z.maxLength(mostBackupDomains)),
  contacts: z.strictObject({ whatsapp: contact, telegram: contact, affiliate: contact }),
})

import type { Localised } from '#contract/localised.ts'
import { Merchant } from './merchant.ts'

/** The keys in the order of the shipped files. */
const order: readonly (keyof Merchant)[] = [
  'code',
  'name',
  'glyph',
  'logo',
  'artwork',
  'currency',
  'languages',
  'domain',
  'backupDomains',
  'contacts',
  'minimumAge',
  'helpline',
  'defaultTheme',
  'theme',
  'flags',
  'templates',
  'menus',
  'modules',
  'promotions',
  'registerFields',
  'registerCaptcha',
]

/** Puts the text in the merchant's first language first. */
function ordered(text: Localised, languages: readonly string[]): Localised {
  const first = languages[0]?.toLowerCase() ?? 'en'
  const own = text[first]
  return own === undefined ? text : { [first]: own, ...text }
}

/** Returns a merchant's file as text, in the form of those in `fixtures/merchants/`. */
export function merchantFile(value: Merchant): string {
  const parsed = Merchant.parse(value)
  const { name, helpline, languages } = parsed
  const merchant = { ...parsed, name: ordered(name, languages), helpline: ordered(helpline, languages) }
  const entries = order.flatMap((key) => (merchant[key] === undefined ? [] : [[key, merchant[key]] as const]))
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

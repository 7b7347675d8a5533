import type { Merchant } from '#merchant/merchant.ts'
import { hash } from '#mock-server/values/chance.ts'
import { logoBytes } from './own-merchant.ts'

const prefix = '/__art/own-logo/'

/** Returns the address of a merchant's square logo. Another picture has another address, for browsers keep it. */
export const logoAddress = ({ logo, glyph }: Merchant): string =>
  logo ? `${prefix}${hash('logo', logo).toString(16)}` : `/__art/glyphs/${glyph}.webp`

/** Returns true if a path is the address of some merchant's own logo, as `logoAddress` returns it. */
export const isOwnLogo = (path: string): boolean => path.startsWith(prefix)

/** Returns the picture of a merchant's own logo; undefined if it has none. */
export function ownLogo({ logo }: Merchant): { contentType: string; body: Uint8Array } | undefined {
  const [, contentType, data] = /^data:([^;]+);base64,(.+)$/.exec(logo ?? '') ?? []
  return contentType && data ? { contentType, body: logoBytes(data) } : undefined
}

import { palettes } from '#fixtures/artwork/palettes.ts'
import type { VendorCode } from '#fixtures/games/vendors.ts'
import { svg } from './svg.ts'
import { vendorMarks } from './vendor-marks.ts'
import { wordmark } from './wordmark.ts'

/** `light` for dark backgrounds, `dark` for light ones. */
export type Tone = 'light' | 'dark'

/** Returns the readable part of a vendor code. */
const lettersOf = (code: VendorCode) => code.replace('TCG_', '').replaceAll('_', ' ')

/** Draws a vendor's sign with the letters of its code, 40 high, on a transparent background. */
export function drawVendorLogo(code: VendorCode, tone: Tone): string {
  const { palette, draw } = vendorMarks[code]
  const { glow, body } = palettes[palette]
  const letters = wordmark(lettersOf(code), 18)
  const sign = tone === 'light' ? draw(glow, '#ffffff') : draw(body, glow)
  const ink = tone === 'light' ? '#ffffff' : '#1a1f3a'
  return svg(
    Math.ceil(44 + letters.width + 6),
    40,
    `<g transform="translate(3 4)">${sign}</g>`,
    `<path transform="translate(44 11)" d="${letters.path}" fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

export const isVendorCode = (code: string): code is VendorCode => Object.hasOwn(vendorMarks, code)

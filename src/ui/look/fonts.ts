import address from '../fonts/latin.woff2?url'
import serif from '../fonts/serif.woff2?url'
import sticker from '../fonts/sticker.woff2?url'
import { settled } from '../loading/settled.ts'

const characters = 'U+20-7e, U+a0-ff, U+e3f, U+2013-203a, U+20a9-20bf, U+2190-2193, U+2212, U+2264-2265'

/** Adds the brand font, which has Latin letters, digits and signs. Other scripts are the device's. */
export function addFont(): FontFace {
  const face = new FontFace('Latin', `url("${address}")`, {
    weight: '400 900',
    unicodeRange: characters,
    display: 'swap',
  })
  document.fonts.add(face)
  return face
}

const displayFaces = { serif: ['Display Serif', serif], sticker: ['Display Sticker', sticker] } as const

/** Adds the face of the merchant's headings, unless it is that of the text. */
function addDisplayFace(display: string | undefined): void {
  if (display !== 'serif' && display !== 'sticker') return
  const [family, file] = displayFaces[display]
  document.fonts.add(new FontFace(family, `url("${file}")`, { weight: '400 900', display: 'swap' }))
}

/** Adds the brand font after everything in sight has loaded. The fallback fonts have the same metrics. */
export async function loadFonts(): Promise<void> {
  await settled()
  addFont()
  addDisplayFace(document.documentElement.dataset.display)
}

import address from './fonts/latin.woff2?url'
import { settled } from './settled.ts'

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

/** Adds the brand font after everything in sight has loaded. The fallback fonts have the same metrics. */
export const loadFonts = (): Promise<unknown> => settled().then(addFont)

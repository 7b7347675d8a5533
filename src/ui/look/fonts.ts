import address from '../fonts/latin.woff2?url'
import serif from '../fonts/serif.woff2?url'
import sticker from '../fonts/sticker.woff2?url'
import { settled } from '../loading/settled.ts'

const characters = 'U+20-7e, U+a0-ff, U+e3f, U+2013-203a, U+20a9-20bf, U+2190-2193, U+2212, U+2264-2265'

/**
 * Loads the brand font, which has Latin letters, digits and signs, and adds it. Other scripts are the device's. A face that is
 * added before it has loaded lays out the page twice.
 */
export const addFont = () => add('Latin', address, { unicodeRange: characters })

const displayFaces = { serif: ['Display Serif', serif], sticker: ['Display Sticker', sticker] } as const

/** Adds the face of the merchant's headings, unless it is that of the text. */
export async function addDisplayFace(display: string | undefined): Promise<void> {
  if (display !== 'serif' && display !== 'sticker') return
  const [family, file] = displayFaces[display]
  await add(family, file)
}

async function add(family: string, file: string, descriptors?: FontFaceDescriptors): Promise<void> {
  const face = new FontFace(family, `url("${file}")`, { ...descriptors, weight: '400 900' })
  document.fonts.add(await face.load())
}

/** Adds the brand font after everything in sight has loaded. The fallback fonts have the same metrics. */
export async function loadFonts(): Promise<void> {
  await settled()
  await Promise.allSettled([addFont(), addDisplayFace(document.documentElement.dataset.display)])
}

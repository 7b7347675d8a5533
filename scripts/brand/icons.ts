import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Ground } from './brand.ts'

export interface Icon {
  /** The file name, with a hash of the content so that it may be cached for ever. */
  file: string
  size: number
  purpose: 'any' | 'maskable' | 'apple' | 'tab'
  png: Buffer
}

/** The logo's share of the width. A mask keeps a circle of 80 %, whose inscribed square is 56 % wide. */
const share = { any: 0.72, maskable: 0.56, apple: 0.66, tab: 1 } as const

const variants: readonly Pick<Icon, 'purpose' | 'size'>[] = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
  { purpose: 'apple', size: 180 },
  { purpose: 'tab', size: 48 },
]

/** Draws the background: rounded unless the system rounds it, and none for a tab icon. */
function drawGround({ purpose, size }: Pick<Icon, 'purpose' | 'size'>, [top, bottom]: Ground): Buffer {
  const radius = purpose === 'any' ? size * 0.24 : 0
  const fill = purpose === 'tab' ? 'none' : 'url(#g)'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><linearGradient id="g" x1="0.33" y1="0" x2="0.67" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${size}" height="${size}" rx="${radius}" fill="${fill}"/></svg>`,
  )
}

async function logoOf(logo: Buffer, size: number): Promise<Buffer> {
  const drawn = sharp(logo, { density: 600 })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
  const { channels } = await drawn.clone().stats()
  if (channels[3]?.max === 0) {
    throw new Error('The logo draws nothing. Give it as PNG or WebP, or as an SVG without embedded pictures.')
  }
  return drawn.png().toBuffer()
}

async function draw(icon: Pick<Icon, 'purpose' | 'size'>, logo: Buffer, ground: Ground): Promise<Icon> {
  const input = await logoOf(logo, Math.round(icon.size * share[icon.purpose]))
  const drawn = sharp(drawGround(icon, ground)).composite([{ input, gravity: 'centre' }])
  const opaque = icon.purpose === 'maskable' || icon.purpose === 'apple' ? drawn.flatten() : drawn
  const png = await opaque.png({ compressionLevel: 9 }).toBuffer()
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8)
  return { ...icon, png, file: `icons/${icon.purpose}-${icon.size}-${hash}.png` }
}

/** Draws every icon of a merchant. */
export const drawIcons = (logo: Buffer, ground: Ground): Promise<Icon[]> =>
  Promise.all(variants.map((icon) => draw(icon, logo, ground)))

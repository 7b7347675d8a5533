import { type Oklch, oklchOf } from './oklch.ts'

/** The width of a cell of hue in degrees, and of lightness. */
const cell = { hue: 20, lightness: 0.16 }
/** Below this chroma a colour counts as grey. */
const grey = 0.035
/** Two colours nearer than this look like one. */
const alike = 0.09
const most = 6
/** Smaller shares of a picture are edges between two colours. */
const smallestShare = 0.02

const hex = (bytes: readonly number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`

function countColours(pixels: Uint8ClampedArray): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const colour = hex([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

interface Found extends Oklch {
  /** The exact colour that occurs most in its cell. */
  colour: string
  top: number
  count: number
}

const keyOf = ({ lightness, chroma, hue }: Oklch) =>
  `${chroma < grey ? 'grey' : Math.floor(hue / cell.hue)} ${Math.floor(lightness / cell.lightness)}`

/** Colourful areas weigh more: a logo's ground and its outlines are rarely the brand's colour. */
const weightOf = ({ chroma, count }: Found) => count * (chroma < grey ? 0.02 : 0.3 + chroma * 5)

const distance = (one: Oklch, other: Oklch) => {
  const angle = ((one.hue - other.hue) * Math.PI) / 180
  const across = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(angle)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, across)))
}

/**
 * Returns up to six distinct colours of a picture, the most striking first.
 *
 * @param pixels red, green, blue and alpha of each pixel, as a canvas has them.
 */
export function coloursOfPicture(pixels: Uint8ClampedArray): string[] {
  const cells = new Map<string, Found>()
  for (const [colour, count] of countColours(pixels)) {
    const place = oklchOf(colour)
    const known = cells.get(keyOf(place))
    if (!known) cells.set(keyOf(place), { ...place, colour, top: count, count })
    else {
      known.count += count
      if (count > known.top) Object.assign(known, place, { colour, top: count })
    }
  }
  const areas = [...cells.values()]
  const least = areas.reduce((sum, { count }) => sum + count, 0) * smallestShare
  const chosen: Found[] = []
  for (const found of areas.filter(({ count }) => count >= least).toSorted((a, b) => weightOf(b) - weightOf(a)))
    if (chosen.length < most && chosen.every((one) => distance(one, found) >= alike)) chosen.push(found)
  return chosen.map(({ colour }) => colour)
}

import { channels } from '#merchant/contrast.ts'

/** A colour by its lightness (0 to 1), chroma (0 is grey) and hue in degrees. Equal steps look equal. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Three = [number, number, number]

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const fromLinear = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)

const times = (rows: readonly Three[], [x, y, z]: Three) => rows.map(([a, b, c]) => a * x + b * y + c * z) as Three

/** The matrices of Björn Ottosson's Oklab: linear sRGB to cone responses, those to Oklab, and both ways back. */
const toCones: Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab: Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const fromLab: Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const fromCones: Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

/** Returns a colour such as `#4B46E8` by lightness, chroma and hue. */
export function oklchOf(colour: string): Oklch {
  const linear = channels(colour).map((channel) => toLinear(channel / 255)) as Three
  const [lightness, a, b] = times(toLab, times(toCones, linear).map(Math.cbrt) as Three)
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function sharesOf({ lightness, chroma, hue }: Oklch): Three {
  const angle = (hue * Math.PI) / 180
  const cones = times(fromLab, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
  return times(fromCones, cones.map((cone) => cone ** 3) as Three).map(fromLinear) as Three
}

const tolerance = 0.0005
const isShown = (shares: Three) => shares.every((share) => share >= -tolerance && share <= 1 + tolerance)

const hex = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()

/** Returns the colour as a text such as `#4B46E8`. A screen that cannot show it gets less chroma, at the same lightness. */
export function colourOf({ lightness, chroma, hue }: Oklch): string {
  let [shown, beyond] = [0, chroma]
  if (isShown(sharesOf({ lightness, chroma, hue }))) shown = chroma
  else
    for (let step = 0; step < 16; step += 1) {
      const middle = (shown + beyond) / 2
      if (isShown(sharesOf({ lightness, chroma: middle, hue }))) shown = middle
      else beyond = middle
    }
  return `#${sharesOf({ lightness, chroma: shown, hue }).map(hex).join('')}`
}

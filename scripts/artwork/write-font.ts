/**
 * Writes the fonts of the app and of the vendors' pages: Latin letters, digits and signs of Pretendard, in the weights
 * that the pages use, and the faces of merchants' headings. Run it after a change of `characters` or of a font:
 * `npx node scripts/artwork/write-font.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** ASCII, Latin-1 and the signs that texts and amounts use. `unicodeRange` in `fonts.ts` lists the same. */
export const characters = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’“”•…›€₩₱฿₫₹₽₺₿←↑→↓−≤≥`

export const fontFiles = ['src/ui/fonts/latin.woff2', 'mock-server/vendors/page-kit/latin.woff2'].map(
  (path) => new URL(`../../${path}`, import.meta.url),
)

const pretendard = new URL(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf'))

const latin = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
} as const

/** Returns the font as woff2. */
export const latinFont = (): Promise<Buffer> => subsetFont(readFileSync(pretendard), characters, latin)

const displaySigns = `${span(0x20, 0x7e)}–—‘’“”•…€₩·×`

/** The faces of merchants' headings. `fonts.ts` in the app names the same. */
export const displayFaces = [
  ['serif', import.meta.resolve('@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2')],
  ['sticker', import.meta.resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2')],
] as const

export const displayFile = (name: string): URL => new URL(`../../src/ui/fonts/${name}.woff2`, import.meta.url)

/** Returns a face of headings as woff2. */
export const displayFont = (source: string): Promise<Buffer> =>
  subsetFont(readFileSync(new URL(source)), displaySigns, { targetFormat: 'woff2' })

if (import.meta.main) {
  for (const [name, source] of displayFaces) writeFileSync(displayFile(name), await displayFont(source))
  const font = await latinFont()
  for (const file of fontFiles) writeFileSync(file, font)
  console.log(`${characters.length} characters, ${font.length} bytes`)
}

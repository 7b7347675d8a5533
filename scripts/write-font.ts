/**
 * Writes the fonts of the app and of the vendors' pages: Latin letters, digits and signs of Pretendard, in the weights
 * that the pages use. Run it after a change of `characters` or of Pretendard: `npx node scripts/write-font.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** ASCII, Latin-1 and the signs that texts and amounts use. `unicodeRange` in `fonts.ts` lists the same. */
export const characters = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’“”•…›€₩₱฿₫₹₽₺₿←↑→↓−≤≥`

export const fontFiles = ['src/ui/fonts/latin.woff2', 'mock-server/vendors/page-kit/latin.woff2'].map(
  (path) => new URL(`../${path}`, import.meta.url),
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

if (import.meta.main) {
  const font = await latinFont()
  for (const file of fontFiles) writeFileSync(file, font)
  console.log(`${characters.length} characters, ${font.length} bytes`)
}

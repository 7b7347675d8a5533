/**
 * Writes a small copy of every glyph into fixtures/artwork/small-glyphs, for tiles and icons. Run it after a change of
 * `fixtures/artwork/glyphs.ts`: `npx node scripts/artwork/write-small-glyphs.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { loadGlyph, smallGlyphs } from '#mock-server/art/load-glyph-node.ts'

/** In pixels: twice the 72 CSS pixels that a glyph has on a tile. */
const size = 144
/** The best of these that keeps a glyph within the limit, in bytes. */
const qualities = [70, 60, 50, 40, 30, 20]
const limit = 2_700

const encode = (full: Uint8Array, quality: number) =>
  sharp(full).resize(size, size).webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer()

async function shrink(full: Uint8Array): Promise<Buffer> {
  for (const quality of qualities) {
    const small = await encode(full, quality)
    if (small.length <= limit) return small
  }
  throw new Error(`A glyph takes more than ${limit} bytes at every quality: raise the limit or choose another glyph.`)
}

rmSync(smallGlyphs, { recursive: true, force: true })
mkdirSync(smallGlyphs)
for (const [name, file] of Object.entries(glyphs)) {
  writeFileSync(`${smallGlyphs}/${file}.webp`, await shrink(await loadGlyph(name as GlyphName, 'full')))
}
console.log(`${Object.keys(glyphs).length} glyphs`)

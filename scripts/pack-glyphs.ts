import { type GlyphName, type GlyphSize, glyphs } from '#fixtures/artwork/glyphs.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import type { GlyphPlaces } from '#mock-server/hosts/glyph-places.ts'

const sizes: readonly GlyphSize[] = ['full', 'small']
const names = Object.keys(glyphs) as GlyphName[]

/** Returns all glyphs one after another, each picture once, with the place of every name among the bytes. */
export async function packGlyphs(): Promise<{ bytes: Uint8Array; places: GlyphPlaces }> {
  const pictures: Uint8Array[] = []
  let end = 0
  const places = { full: {}, small: {} } as GlyphPlaces
  for (const size of sizes) {
    const packed = new Map<string, readonly [number, number]>()
    for (const name of names) {
      const file = glyphs[name]
      let place = packed.get(file)
      if (!place) {
        const picture = await loadGlyph(name, size)
        place = [end, end + picture.length]
        end += picture.length
        pictures.push(picture)
        packed.set(file, place)
      }
      places[size][name] = place
    }
  }
  return { bytes: Buffer.concat(pictures), places }
}

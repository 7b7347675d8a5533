import { type GlyphName, type GlyphSize, glyphPath } from '#fixtures/artwork/glyphs.ts'

/** Fetches the bytes of a glyph (webp) from the static folder `/__glyphs/` of the page's origin. */
export async function loadGlyph(name: GlyphName, size: GlyphSize): Promise<Uint8Array> {
  const address = glyphPath(name, size)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Is the folder of glyphs served there?`)
  return new Uint8Array(await response.arrayBuffer())
}

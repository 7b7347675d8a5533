import { expect, test } from 'vitest'
import { type GlyphName, type GlyphSize, glyphs } from '#fixtures/artwork/glyphs.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { packGlyphs } from './pack-glyphs.ts'

test('the pack holds every glyph in both sizes, each picture once', async () => {
  const { bytes, places } = await packGlyphs()
  for (const size of ['full', 'small'] as GlyphSize[]) {
    for (const name of Object.keys(glyphs) as GlyphName[]) {
      expect(Buffer.from(bytes.subarray(...places[size][name])), `${name}, ${size}`).toEqual(
        Buffer.from(await loadGlyph(name, size)),
      )
    }
  }
  const starts = new Set(Object.values(places).flatMap((ofSize) => Object.values(ofSize).map(([start]) => start)))
  expect(starts.size).toBe(2 * new Set(Object.values(glyphs)).size)
})

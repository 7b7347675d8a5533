import { expect, test } from 'vitest'
import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { glyphNames } from '#mock-server/art/glyph-names.ts'
import { slotGlyphs } from './themes.ts'

const every = Object.keys(glyphs) as GlyphName[]

test('a game of any glyph has ten pictures, no two the same, its own for the hero', () => {
  for (const own of every) {
    const pictures = slotGlyphs(own)
    expect(pictures.hero).toBe(own)
    expect(new Set(Object.values(pictures)).size, own).toBe(10)
  }
})

test('every picture but a game’s own has a name', () => {
  for (const own of every) {
    for (const picture of Object.values(slotGlyphs(own))) {
      if (picture !== own) expect(glyphNames[picture]?.en, picture).toEqual(expect.any(String))
    }
  }
})

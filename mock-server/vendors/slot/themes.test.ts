import { expect, test } from 'vitest'
import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { glyphNames } from '#mock-server/art/glyph-names.ts'
import { slotGlyphs } from './themes.ts'

const every = Object.keys(glyphs) as GlyphName[]

test('gives a game ten different glyphs, and its own glyph to the hero', () => {
  for (const own of every) {
    const pictures = slotGlyphs(own)
    expect(pictures.hero).toBe(own)
    expect(new Set(Object.values(pictures)).size, own).toBe(10)
  }
})

test('names every glyph', () => {
  expect(every.filter((glyph) => glyphNames[glyph]?.en === undefined)).toEqual([])
})

import { expect, test } from 'vitest'
import { textLanguages } from '#mock-server/texts/texts-of.ts'
import { merchantParts } from './merchant-parts.ts'

test.each([...textLanguages])('every glyph, palette and banner has its name in %s', (language) => {
  const { glyphs, palettes, banners } = merchantParts()
  const named = [...glyphs, ...palettes, ...banners.map(({ id, title }) => ({ name: id, title }))]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ title }) => !title[language]).map(({ name }) => name)).toEqual([])
})

test('no two glyphs and no two palettes have the same name', () => {
  const { glyphs, palettes } = merchantParts()
  for (const parts of [glyphs, palettes]) {
    for (const language of textLanguages) {
      const names = parts.map(({ title }) => title[language])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  }
})

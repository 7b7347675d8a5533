import { banners } from '#fixtures/announcements/announcements.ts'
import { glyphs } from '#fixtures/artwork/glyphs.ts'
import { palettes } from '#fixtures/artwork/palettes.ts'
import { categories } from '#fixtures/games/vendors.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'

const glyphTitle = textsOf('glyphs')
const paletteTitle = textsOf('palettes')

/** Returns what a merchant's file may name. */
export const merchantParts = () => ({
  glyphs: Object.keys(glyphs).map((name) => ({ name, title: glyphTitle(name) })),
  palettes: Object.entries(palettes).map(([name, palette]) => ({ name, title: paletteTitle(name), ...palette })),
  banners: banners.map(({ id, title }) => ({ id, title })),
  areas: [...categories],
})

import { banners } from '#fixtures/announcements/announcements.ts'
import { glyphs } from '#fixtures/artwork/glyphs.ts'
import { palettes } from '#fixtures/artwork/palettes.ts'
import { categories } from '#fixtures/games/vendors.ts'

/** Returns what a merchant's file may name. */
export const merchantParts = () => ({
  glyphs: Object.keys(glyphs),
  palettes: Object.entries(palettes).map(([name, palette]) => ({ name, ...palette })),
  banners: banners.map(({ id, title }) => ({ id, title })),
  areas: [...categories],
})

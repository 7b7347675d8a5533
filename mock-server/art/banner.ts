import { bannerArt } from '#fixtures/artwork/banners.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import { type PaletteName, palettes } from '#fixtures/artwork/palettes.ts'
import type { Composition } from '#merchant/artwork.ts'
import { height, scenes, width } from './banner-scenes.ts'
import { svg } from './svg.ts'

/** How a merchant draws its banners; without a palette each keeps its own. */
export interface BannerStyle {
  composition: Composition
  palette: PaletteName | undefined
}

export const glyphsOfBanner = (id: string): readonly GlyphName[] | undefined => {
  const art = Object.hasOwn(bannerArt, id) ? bannerArt[id] : undefined
  return art && [art.glyph, ...art.around]
}

/**
 * Draws a wide background with space for white text on the left and a glyph on the right. `images` are the
 * glyphs of `glyphsOfBanner`, embedded.
 */
export const drawBanner = (...banner: Parameters<typeof paint>): string => svg(width, height, ...paint(...banner))

/** Draws only the banner's glyph, centred, for a popup with its own text. */
export const drawPopup = (...banner: Parameters<typeof paint>): string =>
  svg(320, 180, '<g transform="translate(160 90) scale(.68) translate(-548 -142)">', ...paint(...banner), '</g>')

function paint(id: string, images: readonly string[], { composition, palette }: BannerStyle): readonly string[] {
  const colours = palettes[palette ?? bannerArt[id]?.palette ?? 'violet']
  const [glyph = '', ...around] = images
  return scenes[composition]({ colours, glyph, around })
}

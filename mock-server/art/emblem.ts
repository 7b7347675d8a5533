import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { picture, svg } from './svg.ts'

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(glyphs, name)

export function glyphOfBrand(merchantCode: string): GlyphName | undefined {
  const glyph = Object.values(merchantFiles).find(({ code }) => code === merchantCode)?.glyph
  return glyph !== undefined && isGlyphName(glyph) ? glyph : undefined
}

/** Draws a glyph on a transparent background. */
export const drawEmblem = (image: string): string => svg(96, 96, picture(image, { x: 48, y: 48, size: 96 }))

import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { picture, svg } from './svg.ts'

export const isGlyphName = (name: string): name is GlyphName => Object.hasOwn(glyphs, name)

/** Draws a glyph on a transparent background. */
export const drawEmblem = (image: string): string => svg(96, 96, picture(image, { x: 48, y: 48, size: 96 }))

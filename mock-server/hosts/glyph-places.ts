import type { GlyphName, GlyphSize } from '#fixtures/artwork/glyphs.ts'

/** The demo's one file of all glyphs: fetching each by itself took most of the time of a first visit. */
export const glyphPack = '/__glyphs.bin'

/** The first byte of each glyph in that file, and the one after its last. */
export type GlyphPlaces = Record<GlyphSize, Record<GlyphName, readonly [start: number, end: number]>>

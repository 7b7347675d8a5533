import { allTexts } from '#mock-server/texts/texts-of.ts'

/** The accessible names of the glyphs in vendor games. */
export const glyphNames = allTexts('glyphs')

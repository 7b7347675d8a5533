import { allTexts } from '#mock-server/texts/texts-of.ts'

/** What the glyphs that vendor games play with are called; read out where they are shown. */
export const glyphNames = allTexts('glyphs')

import { inLanguage } from '#contract/localised.ts'
import { glyphNames } from '#mock-server/art/glyph-names.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { linePays, type SlotSymbol, scatterPays, slotSymbols } from './rules/machine.ts'
import { slotGlyphs } from './themes.ts'

const paysOf = (symbol: SlotSymbol): number[] => {
  if (symbol === 'scatter') return [...scatterPays]
  return symbol === 'wild' ? [] : [...linePays[symbol]]
}

export function symbolViews({ glyph }: CatalogueGame, language: string) {
  const glyphs = slotGlyphs(glyph)
  return slotSymbols.map((id) => ({
    id,
    glyph: glyphs[id],
    name: inLanguage(glyphNames[glyphs[id]], language) ?? id,
    pays: paysOf(id),
  }))
}

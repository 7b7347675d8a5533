import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import { linePays, type SlotSymbol, scatterPays, slotSymbols } from '../domain/slot-machine.ts'
import { glyphNames } from './glyph-names.ts'
import { slotGlyphs } from './slot-themes.ts'

type GameLanguage = keyof CatalogueGame['name']

const paysOf = (symbol: SlotSymbol): number[] => {
  if (symbol === 'scatter') return [...scatterPays]
  return symbol === 'wild' ? [] : [...linePays[symbol]]
}

export function symbolViews({ glyph, name }: CatalogueGame, language: GameLanguage) {
  const glyphs = slotGlyphs(glyph)
  return slotSymbols.map((id) => ({
    id,
    glyph: glyphs[id],
    name: glyphNames[glyphs[id]]?.[language] ?? name[language],
    pays: paysOf(id),
  }))
}

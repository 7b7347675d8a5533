import { inLanguage } from '#contract/localised.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import { glyphNames } from '#mock-server/art/glyph-names.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { SpeciesView } from './contract.ts'
import { catchChance, fishPays, type Species, speciesNames } from './rules/fish.ts'

const glyphOf: Record<Exclude<Species, 'boss'>, GlyphName> = {
  shrimp: 'shrimp',
  tropical: 'tropical-fish',
  blowfish: 'blowfish',
  squid: 'squid',
  crab: 'crab',
  jellyfish: 'jellyfish',
  turtle: 'turtle',
  octopus: 'octopus',
  lobster: 'lobster',
  dolphin: 'dolphin',
  shark: 'shark',
  whale: 'whale',
}

/** Returns the fish of a game. The boss has the game's own glyph. */
export const speciesViews = ({ glyph }: CatalogueGame, language: string): SpeciesView[] =>
  speciesNames.map((id) => {
    const picture = id === 'boss' ? glyph : glyphOf[id]
    const [least, ...more] = fishPays[id]
    const name = inLanguage(glyphNames[id === 'boss' ? id : picture], language) ?? id
    return { id, name, glyph: picture, pays: [least, more.at(-1) ?? least], chance: catchChance(id) }
  })

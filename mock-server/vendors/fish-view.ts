import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import { catchChance, fishPays, type Species, speciesNames } from '../domain/fish.ts'
import type { SpeciesView } from './fish-contract.ts'
import { glyphNames } from './glyph-names.ts'

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

const bossName = { ko: '보스', en: 'The boss' }

/** What swims in a game: its own picture is the boss. */
export const speciesViews = ({ glyph }: CatalogueGame, language: 'ko' | 'en'): SpeciesView[] =>
  speciesNames.map((id) => {
    const picture = id === 'boss' ? glyph : glyphOf[id]
    const [least, ...more] = fishPays[id]
    const name = id === 'boss' ? bossName[language] : (glyphNames[picture]?.[language] ?? id)
    return { id, name, glyph: picture, pays: [least, more.at(-1) ?? least], chance: catchChance(id) }
  })

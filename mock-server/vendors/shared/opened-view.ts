import { inLanguage } from '#contract/localised.ts'
import { palettes } from '#fixtures/artwork/palettes.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { type Launch, playerOf } from '#mock-server/platform/games/state/launches.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Returns the fields of every opened game in the launch's language. */
export function openedView(world: World, launch: Launch, { nodeId, name, glyph, palette, vassalage }: CatalogueGame) {
  const language = languageOf(launch.language)
  return {
    game: { nodeId, name: inLanguage(name, language), glyph, palette: palettes[palette] },
    vendor: { code: vassalage, name: inLanguage(catalogue.vendor(vassalage)?.name, language) ?? vassalage },
    currency: world.merchant().currency,
    balance: toMajor(world.ledger.balance(playerOf(launch))),
    trial: launch.trial,
  }
}

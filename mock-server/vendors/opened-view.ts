import { palettes } from '#fixtures/artwork/palettes.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueGame } from '../catalogue/catalogue-game.ts'
import { toMajor } from '../domain/ledger.ts'
import { gameLanguage } from '../endpoints/game-view.ts'
import type { World } from '../world/world.ts'
import { type Launch, playerOf } from './launch.ts'

/** What every opened game tells its page, in the launch's language. */
export function openedView(world: World, launch: Launch, { nodeId, name, glyph, palette, vassalage }: CatalogueGame) {
  const language = gameLanguage(launch.language)
  return {
    game: { nodeId, name: name[language], glyph, palette: palettes[palette] },
    vendor: { code: vassalage, name: catalogue.vendor(vassalage)?.name[language] ?? vassalage },
    currency: world.merchant().currency,
    balance: toMajor(world.ledger.balance(playerOf(launch))),
    trial: launch.trial,
  }
}

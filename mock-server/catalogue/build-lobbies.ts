import { type Category, categories, type Vendor, vendors } from '#fixtures/games/vendors.ts'
import { createChance } from '#mock-server/values/chance.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { createGame } from './create-game.ts'

const chance = createChance('catalogue lobbies')
const palettes = ['violet', 'amber', 'azure', 'emerald', 'crimson', 'indigo', 'teal', 'plum'] as const
const pictures = {
  RNG: 'slot-machine',
  LIVE: 'camera',
  FISH: 'tropical-fish',
  CRASH: 'rocket',
  BINGO: 'numbers',
  SPORTS: 'soccer',
  PVP: 'swords',
  ELOTT: 'tickets',
} as const satisfies Record<Category, string>

const createLobby = (vendor: Vendor, category: Category): CatalogueGame => ({
  ...createGame(vendor, category, 0, {
    name: vendor.name,
    glyph: pictures[category],
    palette: chance.pick(palettes, vendor.code, category),
  }),
  gameCode: 'lobby',
})

/** Builds a vendor's lobby entry for each category that it serves. */
export const buildLobbies = (): CatalogueGame[] =>
  vendors.flatMap((vendor: Vendor) =>
    categories.filter((category) => vendor.games[category]).map((category) => createLobby(vendor, category)),
  )

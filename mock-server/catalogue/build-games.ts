import { flagships } from '#fixtures/games/flagships.ts'
import {
  type Category,
  categories,
  gameTypeOf,
  type Vendor,
  type VendorCode,
  vendors,
} from '#fixtures/games/vendors.ts'
import type { CatalogueGame, GameClassify } from './catalogue-game.ts'
import { pick, unit } from './hash.ts'
import { spread } from './spread.ts'
import { createTitles, type Title } from './titles.ts'

const classes: Partial<Record<Category, GameClassify>> = { CRASH: 'Crash', BINGO: 'Bingo' }
const lobbyPictures = {
  RNG: 'slot-machine',
  LIVE: 'camera',
  FISH: 'tropical-fish',
  CRASH: 'rocket',
  BINGO: 'numbers',
  SPORTS: 'soccer',
  PVP: 'swords',
  ELOTT: 'tickets',
} as const satisfies Record<Category, string>

/** How much a category is played beside slots. */
const appeal: Record<Category, number> = {
  RNG: 1,
  LIVE: 0.9,
  FISH: 0.6,
  CRASH: 0.35,
  BINGO: 0.3,
  SPORTS: 0.5,
  PVP: 0.4,
  ELOTT: 0.4,
}
const realOnly: readonly Category[] = ['LIVE', 'PVP', 'ELOTT']
const flagshipRanks = new Map<Title, number>(flagships.map((flagship, rank) => [flagship, rank]))
const lines = [5, 9, 10, 20, 25, 40, 50, 100, 243, 1024]
const stakes = [100, 200, 500, 1000, 2000]
const lottoModes = ['Tradition', 'Entertainment', 'Tradition,Entertainment']

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** Two digits of the vendor, one of the category, four of the game: no id moves when a vendor gets more games. */
const nodeIdOf = (vendor: Vendor, category: Category, serial: number) =>
  `${vendors.findIndex(({ code }) => code === vendor.code) + 11}${categories.indexOf(category) + 1}${String(serial).padStart(4, '0')}`

function createGame(vendor: Vendor, category: Category, serial: number, title: Title): CatalogueGame {
  const nodeId = nodeIdOf(vendor, category, serial)
  const lottery = category === 'ELOTT'
  return {
    nodeId,
    gameId: `7${nodeId}`,
    gameCode: `${vendor.code.toLowerCase()}-${slug(title.en)}`,
    category,
    gameType: gameTypeOf(category),
    gameClassify: classes[category] ?? '',
    vassalage: vendor.code as VendorCode,
    name: { ko: title.ko, en: title.en },
    glyph: title.glyph,
    palette: title.palette,
    minBet: pick(stakes, nodeId, 'minBet'),
    minLine: category === 'RNG' ? pick(lines, nodeId, 'minLine') : 0,
    popularity: popularityOf(vendor, category, serial, title),
    roomId: category === 'LIVE' || category === 'PVP' ? `R${nodeId}` : '',
    gameGroupId: lottery ? pick(['G1', 'G2', 'G3', 'G4', 'G5', 'G6'], nodeId, 'gameGroupId') : '',
    lottoMode: lottery ? pick(lottoModes, nodeId, 'lottoMode') : '',
    supportPlay: realOnly.includes(category) ? 'REAL' : 'REAL,TRIAL',
    telGameId: `97${nodeId}`,
    telNodeId: `9${nodeId}`,
  }
}

/** Flagships lead in their own order; after them a vendor's early games are the most played. */
function popularityOf(vendor: Vendor, category: Category, serial: number, title: Title): number {
  const rank = flagshipRanks.get(title)
  if (rank !== undefined) return 90_000 - rank * 800
  const luck = 0.6 + 0.8 * unit(vendor.code, category, serial, 'popularity')
  return Math.round(12_000 * vendor.reach * appeal[category] * luck * (serial + 10) ** -0.6)
}

/** All games, the most played first. */
export function buildGames(): CatalogueGame[] {
  const titlesFor = createTitles()
  const byCategory = categories.map((category) => {
    const games = vendors.flatMap((vendor: Vendor) => {
      const titles = titlesFor(vendor, category)
      return Array.from({ length: vendor.games[category] ?? 0 }, (_, at) =>
        createGame(vendor, category, at + 1, titles.next().value),
      )
    })
    return arrange(games)
  })
  return byCategory.flat().sort(byPopularity)
}

const byPopularity = (one: CatalogueGame, other: CatalogueGame) => other.popularity - one.popularity

/** Games that moved to keep like pictures apart take the popularity of the place they moved to. */
function arrange(games: CatalogueGame[]): CatalogueGame[] {
  const ranked = games.sort(byPopularity)
  const popularities = ranked.map(({ popularity }) => popularity)
  return spread(ranked).map((game, at) => Object.assign(game, { popularity: popularities[at] }))
}

/** The entry of a vendor in a category: it opens the vendor's own lobby. */
export function buildLobbies(): CatalogueGame[] {
  return vendors.flatMap((vendor: Vendor) =>
    categories
      .filter((category) => vendor.games[category])
      .map((category) => ({
        ...createGame(vendor, category, 0, {
          ...vendor.name,
          glyph: lobbyPictures[category],
          palette: pick(
            ['violet', 'amber', 'azure', 'emerald', 'crimson', 'indigo', 'teal', 'plum'],
            vendor.code,
            category,
          ),
        }),
        gameCode: 'lobby',
      })),
  )
}

import { flagships } from '#fixtures/games/flagships.ts'
import {
  type Category,
  categories,
  gameTypeOf,
  type Vendor,
  type VendorCode,
  vendors,
} from '#fixtures/games/vendors.ts'
import { createChance } from '#mock-server/values/chance.ts'
import type { CatalogueGame, GameClassify } from './catalogue-game.ts'
import { groupOf } from './lottery-groups.ts'
import type { Title } from './titles.ts'

const chance = createChance('catalogue')
const classes: Partial<Record<Category, GameClassify>> = { CRASH: 'Crash', BINGO: 'Bingo' }
/** The popularity of a category relative to slots. */
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
/** Categories in which some games require real money. */
const realMoneyCategories: readonly Category[] = ['LIVE', 'PVP']
/** Returns whether a game has no trial. Lotteries never have one. */
const realOnly = (category: Category, serial: number, nodeId: string) =>
  category === 'ELOTT' ||
  (realMoneyCategories.includes(category) && serial > 0 && chance.fraction(nodeId, 'supportPlay') < 0.2)
const flagshipRanks = new Map<Title, number>(flagships.map((flagship, rank) => [flagship, rank]))
const lines = [5, 9, 10, 20, 25, 40, 50, 100, 243, 1024] as const
const stakes = [100, 200, 500, 1000, 2000] as const
const lottoModes = ['Tradition', 'Entertainment', 'Tradition,Entertainment'] as const

const vendorNumbers = new Map<string, number>(vendors.map(({ code }, at) => [code, at + 11]))

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Returns a node id: two digits of the vendor, one of the category, four of the game. Added games change no id. */
const nodeIdOf = (vendor: Vendor, category: Category, serial: number) =>
  `${vendorNumbers.get(vendor.code)}${categories.indexOf(category) + 1}${String(serial).padStart(4, '0')}`

export function createGame(vendor: Vendor, category: Category, serial: number, title: Title): CatalogueGame {
  const nodeId = nodeIdOf(vendor, category, serial)
  const lottery = category === 'ELOTT'
  return {
    nodeId,
    gameId: `7${nodeId}`,
    gameCode: `${vendor.code.toLowerCase()}-${slug(title.name.en)}`,
    category,
    gameType: gameTypeOf(category),
    gameClassify: classes[category] ?? '',
    vassalage: vendor.code as VendorCode,
    name: title.name,
    glyph: title.glyph,
    palette: title.palette,
    minBet: chance.pick(stakes, nodeId, 'minBet'),
    minLine: category === 'RNG' ? chance.pick(lines, nodeId, 'minLine') : 0,
    release: serial,
    popularity: popularityOf(vendor, category, serial, title),
    roomId: category === 'LIVE' || category === 'PVP' ? `R${nodeId}` : '',
    gameGroupId: title.lottery ? groupOf[title.lottery.kind] : '',
    lottoMode: lottery ? lottoModeOf(vendor, nodeId, title) : '',
    supportPlay: realOnly(category, serial, nodeId) ? 'REAL' : 'REAL,TRIAL',
    ...(title.lottery && { lottery: title.lottery }),
  }
}

/** Returns the play modes: both for vendors that open as a whole and for the flagship lotteries. */
const lottoModeOf = ({ code }: Vendor, nodeId: string, title: Title) =>
  code.startsWith('TCG_') || flagshipRanks.has(title) ? lottoModes[2] : chance.pick(lottoModes, nodeId, 'lottoMode')

/** Returns a game's popularity: flagships first in their order, then a vendor's earlier games. */
function popularityOf(vendor: Vendor, category: Category, serial: number, title: Title): number {
  const rank = flagshipRanks.get(title)
  if (rank !== undefined) return 90_000 - rank * 800
  const luck = 0.6 + 0.8 * chance.fraction(vendor.code, category, serial, 'popularity')
  return Math.round(12_000 * vendor.reach * appeal[category] * luck * (serial + 10) ** -0.6)
}

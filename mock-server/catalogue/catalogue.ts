import {
  type Category,
  categories,
  leadingVendors,
  type Vendor,
  type VendorCode,
  vendors,
} from '#fixtures/games/vendors.ts'
import { buildGames } from './build-games.ts'
import { buildLobbies } from './build-lobbies.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { createGamePages, type PageQuery } from './game-pages.ts'
import { lazy } from './lazy.ts'

export interface HotList {
  gameType: 'HOT' | Category
  games: readonly CatalogueGame[]
}

export interface VendorSorting {
  gameCategory: Category
  vendorNames: readonly VendorCode[]
}

/** Three slides of three rows of three. */
const hotSize = 27

const built = lazy(() => {
  const games = buildGames()
  const lobbies = buildLobbies()
  return {
    games,
    byNodeId: new Map([...games, ...lobbies].map((game) => [game.nodeId, game])),
    byGameId: lazy(() => new Map([...games, ...lobbies].map((game) => [game.gameId, game]))),
    lobbies: new Map(lobbies.map((lobby) => [`${lobby.vassalage}/${lobby.category}`, lobby])),
    page: createGamePages(games),
  }
})

const hot = lazy((): readonly HotList[] => {
  const { games } = built()
  return [
    { gameType: 'HOT', games: games.slice(0, hotSize) },
    ...categories.map((gameType) => ({
      gameType,
      games: games.filter(({ category }) => category === gameType).slice(0, hotSize),
    })),
  ]
})

const vendorByCode: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.code, vendor]))
const leading: readonly string[] = leadingVendors
const sortedVendors: readonly Vendor[] = [
  ...leadingVendors.flatMap((code) => vendors.filter((vendor) => vendor.code === code)),
  ...vendors.filter(({ code }) => !leading.includes(code)),
]

const sorting: readonly VendorSorting[] = categories.map((gameCategory) => ({
  gameCategory,
  vendorNames: sortedVendors.filter(({ games }) => games[gameCategory]).map(({ code }) => code as VendorCode),
}))

/** All games of all vendors: read-only, the same in every world, and built on first use. */
export const catalogue = {
  /** Returns a game or a vendor's lobby. */
  game: (nodeId: string) => built().byNodeId.get(nodeId),
  gameById: (gameId: string) => built().byGameId().get(gameId),
  /** Returns a vendor's lobby entry in a category; no page contains lobbies. */
  lobby: (vassalage: string, category: Category) => built().lobbies.get(`${vassalage}/${category}`),
  /** Returns a page of games, most played first. */
  page: (query: PageQuery) => built().page(query),
  /** The mixed list `HOT`, then one list per category. */
  hot,
  vendor: (code: string): Vendor | undefined => vendorByCode.get(code),
  /** In display order: the leading vendors first. */
  vendors: sortedVendors,
  sorting,
}

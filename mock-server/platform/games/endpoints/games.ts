import { games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { implement } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { gameIndex } from './game-index.ts'
import { launchGame, launchTrial } from './launch.ts'
import { addRecent, recent } from './recent.ts'
import { isOffered, vendorTabs } from './vendor-tabs.ts'

/** Checks that the call names the world's own merchant. @throws GatewayError MERCHANT_UNKNOWN */
function checkMerchant(world: World, code: string, fail: (code: 'MERCHANT_UNKNOWN', detail: object) => never) {
  const own = world.merchant().code
  if (code !== own)
    fail('MERCHANT_UNKNOWN', { field: 'query.merchant', message: `this world belongs to the merchant ${own}` })
}

const favouriteKey = (memberId: string, nodeId: string) => `${memberId}/${nodeId}`

/** Returns the node ids of a member's favourites, newest first. */
const favouriteIds = (world: World, memberId: string) =>
  world.tables.favourites
    .by('memberId', memberId)
    .toSorted((a, b) => b.at - a.at)
    .map(({ nodeId }) => nodeId)

export const gameEndpoints = implement(games, {
  vendorGameTypes({ input, world, fail }) {
    checkMerchant(world, input.merchant_code, fail)
    return vendorTabs(world)
  },
  gameList({ input, world, fail }) {
    checkMerchant(world, input.merchant, fail)
    if (world.settings().emptyLobby) return { games: [], pageNum: input.pageNo, totalPages: 0, total: 0 }
    const language = languageOf(input.language)
    const page = catalogue.page({
      gameType: input.gameType || undefined,
      vassalage: input.vassalage || undefined,
      gameClassify: input.gameClassify || undefined,
      name: input.gameName || undefined,
      minBet: input.minBet || undefined,
      minLine: input.minLine || undefined,
      without: world.settings().vendorMaintenance,
      pageNo: input.pageNo,
      pageSize: input.pageSize,
    })
    return { ...page, games: page.games.map((game) => gameView(game, language)) }
  },
  gameIndex({ input, world, fail }) {
    checkMerchant(world, input.merchant, fail)
    return gameIndex(world, languageOf(input.language))
  },
  hotGames({ input, world, fail }) {
    checkMerchant(world, input.merchantCode, fail)
    const language = languageOf(input.language)
    return catalogue.hot().map(({ gameType, games: hot }) => ({
      gameType,
      value: {
        list: hot.filter(({ vassalage }) => isOffered(world, vassalage)).map((game) => gameView(game, language)),
      },
    }))
  },
  async addFavorite({ input, member, world, now, fail }) {
    const { nodeId } = catalogue.game(input.nodeId) ?? fail('GAME_NOT_FOUND', { field: 'body.nodeId' })
    if (!world.tables.favourites.get(favouriteKey(member.id, nodeId))) {
      await world.tables.favourites.insert({ memberId: member.id, nodeId, at: now })
    }
    return null
  },
  removeFavorite({ input, member, world, fail }) {
    const { nodeId } = catalogue.game(input.nodeId) ?? fail('GAME_NOT_FOUND', { field: 'body.nodeId' })
    world.tables.favourites.remove(favouriteKey(member.id, nodeId))
    return null
  },
  favorites({ input, member, world }) {
    const ids = favouriteIds(world, member.id)
    const start = (input.pageNo - 1) * input.pageSize
    const language = languageOf(input.language)
    return {
      content: ids
        .slice(start, start + input.pageSize)
        .flatMap((nodeId) => catalogue.game(nodeId) ?? [])
        .map((game) => gameView(game, language)),
      pageNum: input.pageNo,
      totalPages: Math.ceil(ids.length / input.pageSize),
    }
  },
  favoritesList: ({ member, world }) => favouriteIds(world, member.id),
  addRecent,
  recent,
  launch: launchGame,
  trialLaunch: launchTrial,
})

import * as z from 'zod/mini'
import { Instant, LanguageCode, NodeId, queryInteger, Token, VendorCode } from './primitives.ts'
import { resource } from './resource.ts'

export const gameCategories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'BINGO'] as const
export type GameCategory = (typeof gameCategories)[number]

export const Game = z.object({
  gameId: z.string(),
  roomId: z.string(),
  gameType: z.enum(gameCategories),
  vassalage: z.string(),
  nodeId: NodeId,
  nodeName: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  showIcon: z.boolean(),
  iconUrl: z.string(),
  mobileLargeIcon: z.string(),
  gameCode: z.string(),
  gameGroupId: z.string(),
  gameClassify: z.string(),
  lottoMode: z.string(),
  supportPlay: z.string(),
  telGameId: z.string(),
  telNodeId: z.string(),
})
export type Game = z.infer<typeof Game>

const texts = z.array(z.string())
const GameIndex = z.object({
  nodeId: z.array(NodeId),
  gameId: texts,
  gameType: z.array(z.enum(gameCategories)),
  gameClassify: texts,
  vassalage: texts,
  iconUrl: texts,
  gameGroupId: texts,
  lottoMode: texts,
  /** The number of players in the last day. */
  players: z.array(z.int()),
  /** The place in the vendor's order of release within a category: a later game has a greater one. */
  release: z.array(z.int()),
  /** The names by language: Korean, English, and the language of the call. */
  names: z.record(z.string(), texts),
  /** The names of each vendor by its code. */
  vendors: z.record(z.string(), texts),
  /** The names of each category in every language of the gateway; CRASH and BINGO are classes of games. */
  categories: z.record(z.string(), texts),
})
export type GameIndex = z.infer<typeof GameIndex>

const VendorTab = z.object({
  gameType: z.enum(gameCategories),
  vassalage: z.string(),
  accountTypeName: z.string(),
  /** The addresses of the logo for light and dark pages. */
  logo: z.object({ onLight: z.string(), onDark: z.string() }),
  /** True if the vendor's entry opens its game list rather than a game. */
  list: z.boolean(),
})
export type VendorTab = z.infer<typeof VendorTab>

const gamePage = { pageNum: z.int(), totalPages: z.int() }
const Favourite = z.object({ nodeId: NodeId, token: Token, vendor: VendorCode })
const emptyOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]))

/** 1 a desktop browser, 2 the native app, 3 a mobile browser. */
const ClientType = z.enum(['1', '2', '3'])
const YesNo = z.enum(['true', 'false'])

const LaunchQuery = z.object({
  /** Moves the member's money to the wallet that pays for the game. */
  confirmTrans: z.optional(YesNo),
  /** TRIAL plays with trial money, which belongs to no member. */
  launchMode: z.optional(z.enum(['REAL', 'TRIAL'])),
  platform: z.literal('html5'),
  clientType: z.optional(ClientType),
  /** The vendor of the game. */
  accountType: VendorCode,
  gameId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Required only if several games share the gameId. */
  nodeId: z.optional(NodeId),
  merchantCode: z.string(),
  language: LanguageCode,
  /** The page runs inside a native app with its own back navigation. */
  webView: z.optional(YesNo),
})
const Launched = z.object({ content: z.object({ game_url: z.string() }) })
const launchErrors = ['GAME_NOT_FOUND', 'MERCHANT_UNKNOWN', 'VENDOR_MAINTENANCE', 'TRIAL_NOT_SUPPORTED'] as const

export const games = resource('games', {
  vendorGameTypes: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'The vendors of each category, and their display order.',
    access: 'none',
    cacheable: true,
    module: 'COMM3',
    query: z.object({ typeId: z.literal('1'), merchant_code: z.string() }),
    response: z.object({
      categories: z.record(z.string(), z.array(VendorTab)),
      vendorSorting: z.array(z.object({ gameCategory: z.string(), vendorNames: z.array(z.string()) })),
    }),
    errors: ['MERCHANT_UNKNOWN'],
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'One page of games, filtered by category, vendor, classification, name and stake; most played first.',
    access: 'optional',
    cacheable: true,
    query: z.object({
      merchant: z.string(),
      platform: z.literal('html5'),
      gameName: z.optional(z.string().check(z.maxLength(100))),
      gameType: emptyOr(z.enum(gameCategories)),
      pageNo: queryInteger(1, 100_000),
      pageSize: queryInteger(1, 100),
      vassalage: emptyOr(VendorCode),
      gameClassify: z.optional(z.string().check(z.maxLength(32))),
      minBet: z.optional(z.union([z.literal(''), queryInteger(0, 1_000_000_000)])),
      minLine: z.optional(z.union([z.literal(''), queryInteger(0, 10_000)])),
      language: LanguageCode,
      clientType: z.optional(ClientType),
    }),
    response: z.object({ games: z.array(Game), ...gamePage, total: z.int() }),
    errors: ['MERCHANT_UNKNOWN'],
  },
  gameIndex: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameIndex',
    summary: 'All games in columns, for a search in the browser; each column has one value per game.',
    access: 'none',
    cacheable: true,
    long: true,
    query: z.object({ merchant: z.string(), language: LanguageCode }),
    response: GameIndex,
    errors: ['MERCHANT_UNKNOWN'],
  },
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'The hot games of each category; the entry HOT holds the mixed list of the home page.',
    access: 'optional',
    cacheable: true,
    query: z.object({
      merchantCode: z.string(),
      isPlatform: z.literal('2'),
      language: LanguageCode,
      platform: z.literal('html5'),
    }),
    response: z.array(z.object({ gameType: z.string(), value: z.object({ list: z.array(Game) }) })),
    errors: ['MERCHANT_UNKNOWN'],
  },
  addFavorite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Adds a game to the member’s favourites; adding it again changes nothing.',
    access: 'session',
    body: Favourite,
    response: z.null(),
    errors: ['GAME_NOT_FOUND'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Removes a game from the member’s favourites.',
    access: 'session',
    body: Favourite,
    response: z.null(),
    errors: ['GAME_NOT_FOUND'],
  },
  favorites: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'One page of the member’s favourite games, newest first.',
    access: 'session',
    query: z.object({
      token: Token,
      pageNo: queryInteger(1, 100_000),
      pageSize: queryInteger(1, 100),
      language: LanguageCode,
    }),
    response: z.object({ content: z.array(Game), ...gamePage }),
    errors: [],
  },
  favoritesList: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'The node ids of all the member’s favourite games.',
    access: 'session',
    query: z.object({ token: Token }),
    response: z.array(NodeId),
    errors: [],
  },
  addRecent: {
    method: 'POST',
    path: '/wps/relay/MCS2_addRecentGame',
    summary: 'Records that the member has opened a game; a launch records it automatically.',
    access: 'session',
    body: Favourite,
    response: z.null(),
    errors: ['GAME_NOT_FOUND'],
  },
  recent: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'One page of the games that the member opened or played, newest first.',
    access: 'session',
    query: z.object({
      token: Token,
      pageNo: queryInteger(1, 100_000),
      pageSize: queryInteger(1, 100),
      language: LanguageCode,
    }),
    response: z.object({ content: z.array(z.object({ game: Game, at: Instant })), ...gamePage }),
    errors: [],
  },
  launch: {
    method: 'GET',
    acts: true,
    path: '/wps/game/launchGame',
    summary: 'Opens a game for the member; the address carries a launch token that expires.',
    access: 'session',
    query: LaunchQuery,
    response: Launched,
    errors: [...launchErrors, 'TIME_OUT_ACTIVE', 'SELF_EXCLUDED'],
  },
  trialLaunch: {
    method: 'GET',
    acts: true,
    path: '/wps/relay/GCS_gameTrialLaunch',
    summary: 'Opens a game for any caller, with its own trial money and no wallet.',
    access: 'none',
    query: LaunchQuery,
    response: Launched,
    errors: launchErrors,
  },
})

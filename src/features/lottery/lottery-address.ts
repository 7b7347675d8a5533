import { PlayType, PrizeMode } from '#contract/lottery.ts'

/**
 * The variants of the lottery vendor's page: Vietnam's with its menus, Southeast Asia's, and that of all other
 * lotteries.
 */
export type Mui = 'vn' | 'sea' | 'elott'

/** The list of lotteries, as the game id of the lottery vendor's page. */
const lobby = 'lobby'

export interface LotteryLaunch {
  playType: PlayType
  /** Undefined launches the whole lottery of a vendor. */
  gameId: string | undefined
  /** The lottery's vendor, if the launch has no game. */
  vendor: string | undefined
  prizeMode: PrizeMode
  pageBack: string | undefined
}

export interface LotteryPlace {
  mui: Mui
  playType: PlayType
  /** `lobby` is the list of lotteries. */
  gameId: string
  prizeMode: PrizeMode
  /** If it is set, closing opens home instead of the game centre. */
  pageBack: string | undefined
}

const muis: Readonly<Record<string, Mui>> = { TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' }

export const muiOf = (vendor: string | undefined): Mui => muis[vendor ?? ''] ?? 'elott'

const isMui = (text: string | null): text is Mui => text === 'vn' || text === 'sea' || text === 'elott'

const playTypeOf = (query: URLSearchParams): PlayType => PlayType.safeParse(query.get('playType')).data ?? 'trad'

const prizeModeOf = (query: URLSearchParams, mui: Mui): PrizeMode =>
  PrizeMode.safeParse(query.get('prize_mode')).data ?? (mui === 'sea' ? 'SEA' : 'Elott')

/** Parses the query of /m/launchGame. `code` and `gameGroupId` are redundant to the game's id. */
export function readLaunchQuery(query: URLSearchParams): LotteryLaunch {
  const vendor = query.get('vendor') || undefined
  return {
    playType: playTypeOf(query),
    gameId: query.get('gameId') || undefined,
    vendor,
    prizeMode: prizeModeOf(query, muiOf(vendor)),
    pageBack: query.get('pageBack') || undefined,
  }
}

/** Parses the query of /m/startLottery; the defaults are those of the list of all lotteries. */
export function readStartQuery(query: URLSearchParams): LotteryPlace {
  const named = query.get('mui')
  const mui = isMui(named) ? named : 'elott'
  return {
    mui,
    playType: playTypeOf(query),
    gameId: query.get('gameId') || lobby,
    prizeMode: prizeModeOf(query, mui),
    pageBack: query.get('pageBack') || undefined,
  }
}

export function startAddress({ mui, playType, gameId, prizeMode, pageBack }: LotteryPlace): string {
  const query = { mui, playType, gameId, prize_mode: prizeMode, ...(pageBack && { pageBack }) }
  return `/m/startLottery?${new URLSearchParams(query)}`
}

/** Returns the place of a launch without a game. */
export const lobbyOf = ({ vendor, playType, prizeMode, pageBack }: LotteryLaunch): LotteryPlace => ({
  mui: muiOf(vendor),
  playType,
  gameId: lobby,
  prizeMode,
  pageBack,
})

interface Player {
  token: string
  merchantCode: string
  /** The merchant's colours, such as `haedal-dark`. */
  cssName: string
  language: string
}

/** Returns the path of the lottery vendor's page on the gateway. */
export function frameAddress({ mui, playType, gameId, prizeMode }: LotteryPlace, player: Player): string {
  const query = new URLSearchParams({ ...player, prize_mode: prizeMode })
  return `/m/lotto-h5/${mui}/${playType}/games/${encodeURIComponent(gameId)}?${query}`
}

/** Returns the address that launches one lottery, as a tile does. */
export const launchAddress = (
  game: { gameId: string; gameGroupId: string },
  playType: PlayType,
  prizeMode: PrizeMode,
) =>
  `/m/launchGame?${new URLSearchParams({
    playType,
    gameId: game.gameId,
    gameGroupId: game.gameGroupId,
    prize_mode: prizeMode,
    code: lobby,
  })}`

import { PlayType, PrizeMode } from '#contract/lottery.ts'

/** Which of the house's faces is shown: Vietnam's with its menus, Southeast Asia's, or that of all other lotteries. */
export type Mui = 'vn' | 'sea' | 'elott'

/** What the house's list of lotteries is called where a game's id would stand. */
const lobby = 'lobby'

export interface LotteryLaunch {
  playType: PlayType
  /** Nothing launches the whole lottery of a vendor. */
  gameId: string | undefined
  /** Whose lottery it is, where no game says it. */
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
  /** When it is there, closing leads home rather than to the game centre. */
  pageBack: string | undefined
}

const muis: Readonly<Record<string, Mui>> = { TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' }

export const muiOf = (vendor: string | undefined): Mui => muis[vendor ?? ''] ?? 'elott'

const isMui = (text: string | null): text is Mui => text === 'vn' || text === 'sea' || text === 'elott'

const playTypeOf = (query: URLSearchParams): PlayType => PlayType.safeParse(query.get('playType')).data ?? 'trad'

const prizeModeOf = (query: URLSearchParams, mui: Mui): PrizeMode =>
  PrizeMode.safeParse(query.get('prize_mode')).data ?? (mui === 'sea' ? 'SEA' : 'Elott')

/** The query of /m/launchGame. `code` and `gameGroupId` say nothing that the game's id does not. */
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

/** The query of /m/startLottery; what it does not say is the list of all lotteries. */
export function readStartQuery(query: URLSearchParams): LotteryPlace {
  const asked = query.get('mui')
  const mui = isMui(asked) ? asked : 'elott'
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

/** The place that a launch without a game leads to. */
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

/** Where the house's page is framed, on the gateway's side. */
export function frameAddress({ mui, playType, gameId, prizeMode }: LotteryPlace, player: Player): string {
  const query = new URLSearchParams({ ...player, prize_mode: prizeMode })
  return `/m/lotto-h5/${mui}/${playType}/games/${encodeURIComponent(gameId)}?${query}`
}

/** Launches one lottery, as a tile would. */
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

import type { PlayType, PrizeMode } from '#contract/lottery.ts'
import { type LaunchAddress, readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'

/** The market of a page's lotteries: Vietnam with its menus, Southeast Asia, or all others. */
export type Market = 'vn' | 'sea' | 'elott'

export interface LotteryAddress extends LaunchAddress {
  /** The merchant's code; undefined for any merchant. */
  merchantCode: string | undefined
  /** The name of the merchant's colours, such as `velvet-dark`. */
  cssName: string | undefined
  market: Market
  playType: PlayType
  prizeMode: PrizeMode
  /** Undefined for the list of lotteries. */
  gameId: string | undefined
}

const framePath = /\/m\/lotto-h5\/([^/]+)\/([^/]+)\/games\/([^/]+)\/?$/

const marketOf = (mui: string | undefined): Market => (mui === 'vn' || mui === 'sea' ? mui : 'elott')

const markets: Readonly<Record<string, Market>> = { TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' }

/** Returns the market of a vendor's lotteries. */
export const marketOfVendor = (vendor: string): Market => markets[vendor] ?? 'elott'

const prizeModes: readonly string[] = ['Lott', 'ZY', 'Elott', 'SEA'] satisfies PrizeMode[]
const isPrizeMode = (text: string | null): text is PrizeMode => text !== null && prizeModes.includes(text)

/** Reads the game from the frame's path and the player from its query. A launch has only its token. */
export function readLotteryAddress({ pathname, search }: { pathname: string; search: string }): LotteryAddress {
  const query = new URLSearchParams(search)
  const [, mui, play, game] = pathname.match(framePath) ?? []
  const market = marketOf(mui)
  const mode = query.get('prize_mode')
  return {
    ...readLaunchAddress(search),
    merchantCode: query.get('merchantCode') || undefined,
    cssName: query.get('cssName') || undefined,
    market,
    playType: play === 'ent' ? 'ent' : 'trad',
    prizeMode: isPrizeMode(mode) ? mode : market === 'sea' ? 'SEA' : 'Elott',
    gameId: game === undefined || game === 'lobby' ? undefined : decodeURIComponent(game),
  }
}

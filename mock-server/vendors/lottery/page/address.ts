import type { PlayType, PrizeMode } from '#contract/lottery.ts'
import { type LaunchAddress, readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'

/** The lotteries a page is about: Vietnam's with their menus, Southeast Asia's, or all others. */
export type Market = 'vn' | 'sea' | 'elott'

export interface LotteryAddress extends LaunchAddress {
  /** Whose players these are; nothing asks for no merchant in particular. */
  merchantCode: string | undefined
  /** Names the merchant's colours, such as `velvet-dark`. */
  cssName: string | undefined
  market: Market
  playType: PlayType
  prizeMode: PrizeMode
  /** Nothing opens the list. */
  gameId: string | undefined
}

const framePath = /\/m\/lotto-h5\/([^/]+)\/([^/]+)\/games\/([^/]+)\/?$/

const marketOf = (mui: string | undefined): Market => (mui === 'vn' || mui === 'sea' ? mui : 'elott')

const markets: Readonly<Record<string, Market>> = { TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' }

/** The market that a vendor's lotteries are of. */
export const marketOfVendor = (vendor: string): Market => markets[vendor] ?? 'elott'

const prizeModes: readonly string[] = ['Lott', 'ZY', 'Elott', 'SEA'] satisfies PrizeMode[]
const isPrizeMode = (text: string | null): text is PrizeMode => text !== null && prizeModes.includes(text)

/** The frame's path says what is played, its query who plays; a launch has its token and nothing else. */
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

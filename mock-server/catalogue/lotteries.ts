import { catalogue } from './catalogue.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { lazy } from './lazy.ts'

export type LotteryGame = CatalogueGame & Required<Pick<CatalogueGame, 'lottery'>>

export const isLottery = (game: CatalogueGame): game is LotteryGame => game.lottery !== undefined

const built = lazy(() => {
  const { total } = catalogue.page({ gameType: 'ELOTT', pageNo: 1, pageSize: 1 })
  const all = catalogue.page({ gameType: 'ELOTT', pageNo: 1, pageSize: total }).games.filter(isLottery)
  return { all, byGameId: new Map(all.map((game) => [game.gameId, game])) }
})

/** Returns all lotteries, most played first. */
export const allLotteries = (): readonly LotteryGame[] => built().all

/** Returns the lottery with a game id; undefined if there is none. */
export const findLottery = (gameId: string): LotteryGame | undefined => built().byGameId.get(gameId)

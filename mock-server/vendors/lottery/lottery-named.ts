import { findLottery, type LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'

type Fail = (code: 'GAME_NOT_FOUND', detail: FailureDetail) => never

/** Returns the lottery with an id from an input field. @throws GatewayError GAME_NOT_FOUND if there is none */
export const lotteryNamed = (gameId: string, field: string, fail: Fail): LotteryGame =>
  findLottery(gameId) ??
  fail('GAME_NOT_FOUND', { field, message: `there is no lottery "${gameId}"; lottery.lotteryList lists them` })

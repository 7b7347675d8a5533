import type { BetType } from './bet-type.ts'
import type { Draw, Random } from './draw.ts'

/** A kind of lottery: how it draws, and its bets. */
export interface LotteryKind {
  draw: (random: Random) => Draw
  bets: readonly BetType[]
}

import type { BetType } from './bet-type.ts'
import type { Draw, Random } from './draw.ts'

/** How a lottery draws, and what can be bet on it. */
export interface LotteryKind {
  draw: (random: Random) => Draw
  bets: readonly BetType[]
}

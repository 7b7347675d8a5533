import { type GameCategory, gameCategories } from '#contract/games.ts'
import { rebateRate, type VipLevel } from '#mock-server/platform/accounts/rules/vip.ts'
import { shareOf } from '#mock-server/values/rates.ts'

interface Stake {
  category: GameCategory
  /** Minor units. */
  bet: number
  /** The agents' rate on top of the level's, at the time of the stake, in hundredths of a per cent. */
  extra: number
}

export interface RebateItem {
  category: GameCategory
  turnover: number
  /** Hundredths of a per cent. */
  rate: number
  /** Minor units, rounded down. */
  amount: number
}

/** Returns the cash back on stakes, one item per category and rate. */
export function rebateOf(stakes: readonly Stake[], level: VipLevel): RebateItem[] {
  return gameCategories.flatMap((category) => {
    const turnovers = new Map<number, number>()
    for (const { bet, extra } of stakes.filter((stake) => stake.category === category)) {
      const rate = rebateRate(level, category) + extra
      turnovers.set(rate, (turnovers.get(rate) ?? 0) + bet)
    }
    return Array.from(turnovers, ([rate, turnover]) => ({
      category,
      turnover,
      rate,
      amount: shareOf(turnover, rate),
    }))
  })
}

/** Returns the total cash back, in minor units. */
export const rebateTotal = (items: readonly RebateItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0)

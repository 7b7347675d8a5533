import { type GameCategory, gameCategories } from '#contract/games.ts'
import { rebateRate, type VipLevel } from './vip.ts'

interface Stake {
  category: GameCategory
  /** Minor units. */
  bet: number
}

export interface RebateItem {
  category: GameCategory
  turnover: number
  /** Hundredths of a per cent. */
  rate: number
  /** Minor units, rounded down: the house keeps fractions. */
  amount: number
}

/** Cash back on stakes, one item for each category that was played. */
export function rebateOf(stakes: readonly Stake[], level: VipLevel): RebateItem[] {
  const turnovers = new Map<GameCategory, number>()
  for (const { category, bet } of stakes) turnovers.set(category, (turnovers.get(category) ?? 0) + bet)
  return gameCategories.flatMap((category) => {
    const turnover = turnovers.get(category)
    if (!turnover) return []
    const rate = rebateRate(level, category)
    return [{ category, turnover, rate, amount: Math.floor((turnover * rate) / 10_000) }]
  })
}

export const rebateTotal = (items: readonly RebateItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0)

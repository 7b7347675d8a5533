import type { GameCategory } from '#contract/games.ts'
import { dayNumber } from '#contract/korean-days.ts'
import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { shareOf } from '#mock-server/values/rates.ts'

export interface Stake {
  memberId: string
  at: number
  category: GameCategory
  /** Minor units. */
  bet: number
}

interface CommissionShare {
  /** The member directly below the agent at that time. */
  below: string
  /** Hundredths of a per cent. */
  rate: number
}

/**
 * Returns an agent's share of one stake of its team: its own rate minus the rate of its direct downline, both at the
 * time of the stake. All shares of a line add up to the rate at its top. Undefined for the agent's own stake.
 */
export function commissionShare(
  tree: Tree,
  agentId: string,
  { memberId, at, category }: Stake,
): CommissionShare | undefined {
  const line = tree.lineAt(memberId, at)
  const below = line[line.indexOf(agentId) - 1]
  if (below === undefined) return undefined
  return { below, rate: ratesAt(tree, agentId, at)[category] - ratesAt(tree, below, at)[category] }
}

/**
 * Returns the commission on stakes in minor units, rounded down for each day, rate and direct downline. So the
 * commissions of days, and those of direct downlines, add up exactly.
 */
export function commissionOf(tree: Tree, agentId: string, stakes: readonly Stake[]): number {
  const parts = new Map<string, { rate: number; turnover: number }>()
  for (const stake of stakes) {
    const share = commissionShare(tree, agentId, stake)
    if (!share) continue
    const key = `${dayNumber(stake.at)}/${share.below}/${share.rate}`
    parts.set(key, { rate: share.rate, turnover: (parts.get(key)?.turnover ?? 0) + stake.bet })
  }
  return [...parts.values()].reduce((sum, { rate, turnover }) => sum + shareOf(turnover, rate), 0)
}

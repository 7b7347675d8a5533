import type { GameCategory } from '#contract/games.ts'
import type { Tree } from './tree.ts'
import { ratesAt } from './tree.ts'

export interface Stake {
  memberId: string
  at: number
  category: GameCategory
  /** Minor units. */
  bet: number
}

interface Kept {
  /** Who stood right below the agent. */
  below: string
  /** Hundredths of a per cent. */
  rate: number
}

/**
 * What an agent keeps of its rate on one stake of its team: its own rate less the rate it gave to who stood right below
 * it, both as they were then. All that a line keeps makes the rate at its top. Nothing for a stake of its own.
 */
export function keptOf(tree: Tree, agentId: string, { memberId, at, category }: Stake): Kept | undefined {
  const line = tree.lineAt(memberId, at)
  const below = line[line.indexOf(agentId) - 1]
  if (below === undefined) return undefined
  return { below, rate: ratesAt(tree, agentId, at)[category] - ratesAt(tree, below, at)[category] }
}

/** The commission on stakes in minor units, rounded down for each rate and part: the house keeps fractions. */
export function commissionOf(tree: Tree, agentId: string, stakes: readonly Stake[]): number {
  const parts = new Map<string, { rate: number; turnover: number }>()
  for (const stake of stakes) {
    const kept = keptOf(tree, agentId, stake)
    if (!kept) continue
    const key = `${kept.below}/${kept.rate}`
    parts.set(key, { rate: kept.rate, turnover: (parts.get(key)?.turnover ?? 0) + stake.bet })
  }
  return [...parts.values()].reduce((sum, { rate, turnover }) => sum + Math.floor((turnover * rate) / 10_000), 0)
}

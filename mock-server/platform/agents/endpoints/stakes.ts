import { settledBy, stakesOf } from '#mock-server/platform/money/endpoints/turnover.ts'
import type { World } from '#mock-server/world/world.ts'
import { commissionOf, type Stake } from '../rules/commission.ts'
import type { Tree } from '../rules/tree.ts'
import { treeOf } from '../state/teams.ts'

interface Span {
  from: number
  until: number
}

/** Everybody who ever was of an agent's team, and the agent itself. */
export const everOf = (tree: Tree, agentId: string): string[] => [agentId, ...tree.everInTeam(agentId)]

/** Stakes of rounds settled in a span, of everybody who ever was of an agent's team. */
function stakesSettled(world: World, tree: Tree, agentId: string, { from, until }: Span): Stake[] {
  return everOf(tree, agentId).flatMap((memberId) =>
    stakesOf(
      settledBy(world, memberId)
        .between(from, until)
        .slice()
        .map(({ row }) => row),
    ),
  )
}

/** What an agent keeps of its rate on its team's rounds settled in a span, in minor units. */
export const commissionIn = (world: World, agentId: string, span: Span): number => {
  const tree = treeOf(world)
  return commissionOf(tree, agentId, stakesSettled(world, tree, agentId, span))
}

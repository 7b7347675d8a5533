import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { settledBy, stakesOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { commissionOf, type Stake } from '../rules/commission.ts'

interface Span {
  from: number
  until: number
}

/** Returns the ids of the agent and of everyone who was ever in its team. */
export const everOf = (tree: Tree, agentId: string): string[] => [agentId, ...tree.everInTeam(agentId)]

/** Returns the stakes of rounds settled in a span, of everyone who was ever in an agent's team. */
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

/** Returns an agent's commission on its team's rounds settled in a span, in minor units. */
export const commissionIn = (world: World, agentId: string, span: Span): number => {
  const tree = treeOf(world)
  return commissionOf(tree, agentId, stakesSettled(world, tree, agentId, span))
}

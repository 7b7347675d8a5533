import type { Stake } from '../domain/agent-commission.ts'
import type { Entry } from '../domain/agent-figures.ts'
import type { Tree } from '../domain/agent-tree.ts'
import type { World } from '../world/world.ts'
import { everOf } from './agent-stakes.ts'
import { roundsOf, stakesOf } from './turnover.ts'

export interface Span {
  startTime: number
  endTime: number
}

/** A world's tree and the span that is asked about. */
export interface Report {
  world: World
  tree: Tree
  span: Span
}

const within = ({ startTime, endTime }: Span) => {
  return ({ at }: { at: number }) => startTime <= at && at < endTime
}

/** What happened to one person's money in a span, in the order it happened. */
export const entriesOf = ({ world, span }: Report, memberId: string): Entry[] =>
  world.tables.movements
    .by('memberId', memberId)
    .filter(within(span))
    .map(({ at, reason, amount }) => ({ memberId, at, reason, amount }))

/** The same for everybody who ever was of an agent's team. */
export const teamEntries = (report: Report, agentId: string): Entry[] =>
  everOf(report.tree, agentId).flatMap((memberId) => entriesOf(report, memberId))

/** Their settled stakes that were placed in a span. */
export const teamStakes = ({ world, tree, span }: Report, agentId: string): Stake[] =>
  everOf(tree, agentId).flatMap((memberId) => stakesOf(roundsOf(world, memberId).filter(within(span))))

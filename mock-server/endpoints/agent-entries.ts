import type { Stake } from '../domain/agent-commission.ts'
import type { Entry } from '../domain/agent-figures.ts'
import type { Window } from '../domain/agent-period.ts'
import type { Tree } from '../domain/agent-tree.ts'
import { entriesOf } from '../world/agent-teams.ts'
import type { World } from '../world/world.ts'
import { everOf } from './agent-stakes.ts'
import { playedBy, stakesOf } from './turnover.ts'

/** A world's tree and the window that is asked about. */
export interface Report {
  world: World
  tree: Tree
  window: Window
}

interface Span {
  startTime: number
  endTime: number
}

export const windowOfSpan = ({ startTime, endTime }: Span): Window => ({ from: startTime, until: endTime })

export const isWithin = ({ from, until }: Window, at: number): boolean => from <= at && at < until

/** What happened to the money of everybody who ever was of an agent's team. */
export const teamEntries = ({ world, tree, window }: Report, agentId: string): Entry[] =>
  everOf(tree, agentId).flatMap((memberId) => entriesOf(world, memberId, window))

/** Their settled stakes that were placed in the window. */
export const teamStakes = ({ world, tree, window }: Report, agentId: string): Stake[] =>
  everOf(tree, agentId).flatMap((memberId) =>
    stakesOf(
      playedBy(world, memberId)
        .between(window.from, window.until)
        .slice()
        .map(({ row }) => row),
    ),
  )

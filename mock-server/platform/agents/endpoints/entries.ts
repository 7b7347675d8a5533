import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { playedBy, stakesOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Stake } from '../rules/commission.ts'
import type { Entry } from '../rules/figures.ts'
import type { Window } from '../rules/period.ts'
import { entriesOf } from '../state/entries.ts'
import { everOf } from '../state/stakes.ts'

/** The scope of a report: a world, its tree and a window of time. */
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

/** Returns the money movements in the window of everyone who was ever in an agent's team. */
export const teamEntries = ({ world, tree, window }: Report, agentId: string): Entry[] =>
  everOf(tree, agentId).flatMap((memberId) => entriesOf(world, memberId, window))

/** Returns their settled stakes that were placed in the window. */
export const teamStakes = ({ world, tree, window }: Report, agentId: string): Stake[] =>
  everOf(tree, agentId).flatMap((memberId) =>
    stakesOf(
      playedBy(world, memberId)
        .between(window.from, window.until)
        .slice()
        .map(({ row }) => row),
    ),
  )

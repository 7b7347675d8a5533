import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { reachedTier, shareOf, type Terms } from './contract.ts'
import { type Entry, figuresOf, partsOf, peopleWith, profitOf } from './figures.ts'
import type { Window } from './period.ts'
import type { Tree } from './tree.ts'

/** What earnings are worked out of. */
export interface Teams {
  tree: Tree
  /** What happened to somebody's money in a window. */
  entriesOf: (memberId: string, window: Window) => readonly Entry[]
  /** The terms in force. */
  termsOf: (memberId: string, kind: ContractKind) => Terms | undefined
}

/** Amounts in minor units. */
export interface Earnings {
  base: number
  activeMembers: number
  /** That of the tier reached, in hundredths of a per cent; 0 below the first. */
  rate: number
  gross: number
  /** What the terms of those below give for the same window: it is paid to them. */
  below: number
  /** What is left, and paid. */
  amount: number
}

interface Question {
  agentId: string
  viewerId: string
  terms: Terms
  window: Window
}

function grossOf({ tree, entriesOf }: Teams, { agentId, viewerId, terms, window }: Question) {
  const entries = [agentId, ...tree.everInTeam(agentId)].flatMap((memberId) => entriesOf(memberId, window))
  const seen = [...partsOf(tree, { agentId, viewerId }, entries).values()].flat()
  const figures = figuresOf(seen)
  const base = terms.basis === 'TURNOVER' ? figures.turnover : Math.max(0, profitOf(figures))
  const activeMembers = peopleWith('bet', seen)
  const rate = reachedTier(terms.tiers, base, activeMembers)?.rate ?? 0
  return { base, activeMembers, rate, gross: shareOf(base, rate) }
}

/** Those below with a contract of a kind whom no other such contract stands between. */
const holdersBelow = (teams: Teams, agentId: string, kind: ContractKind, at: number): string[] =>
  teams.tree
    .downlineAt(agentId, at)
    .flatMap((id) => (teams.termsOf(id, kind) ? [id] : holdersBelow(teams, id, kind, at)))

/**
 * What a contract earns in a window: its tier's share of what it is counted by, less what the next contracts of its kind
 * below give for the same. So however many contracts stand above a stake, the platform pays for it once.
 */
export function earningsOf(teams: Teams, agentId: string, terms: Terms, window: Window): Earnings {
  const own = grossOf(teams, { agentId, viewerId: agentId, terms, window })
  const below = holdersBelow(teams, agentId, terms.kind, window.until - 1).reduce((sum, id) => {
    const theirs = teams.termsOf(id, terms.kind)
    return theirs ? sum + grossOf(teams, { agentId: id, viewerId: agentId, terms: theirs, window }).gross : sum
  }, 0)
  return { ...own, below, amount: Math.max(0, own.gross - below) }
}

import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { shareOf } from '#mock-server/values/rates.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { reachedTier, type Terms } from './contract.ts'
import { type Entry, figuresOf, partsOf, peopleWith, profitOf } from './figures.ts'
import type { Window } from './period.ts'

/** The data that earnings are calculated from. */
export interface Teams {
  tree: Tree
  /** Returns a member's money movements in a window. */
  entriesOf: (memberId: string, window: Window) => readonly Entry[]
  /** Returns the terms in force. */
  termsOf: (memberId: string, kind: ContractKind) => Terms | undefined
}

/** Amounts in minor units. */
export interface Earnings {
  base: number
  activeMembers: number
  /** The rate of the tier reached, in hundredths of a per cent; 0 below the first tier. */
  rate: number
  gross: number
  /** The gross earnings of the next contracts below in the same window; deducted from `gross`. */
  below: number
  /** The amount paid. */
  amount: number
}

interface GrossScope {
  agentId: string
  viewerId: string
  terms: Terms
  window: Window
}

function grossOf({ tree, entriesOf }: Teams, { agentId, viewerId, terms, window }: GrossScope) {
  const entries = [agentId, ...tree.everInTeam(agentId)].flatMap((memberId) => entriesOf(memberId, window))
  const seen = [...partsOf(tree, { agentId, viewerId }, entries).values()].flat()
  const figures = figuresOf(seen)
  const base = terms.basis === 'TURNOVER' ? figures.turnover : Math.max(0, profitOf(figures))
  const activeMembers = peopleWith('bet', seen)
  const rate = reachedTier(terms.tiers, base, activeMembers)?.rate ?? 0
  return { base, activeMembers, rate, gross: shareOf(base, rate) }
}

/** Returns the next members down each line with a contract of the kind. */
const holdersBelow = (teams: Teams, agentId: string, kind: ContractKind, at: number): string[] =>
  teams.tree
    .downlineAt(agentId, at)
    .flatMap((id) => (teams.termsOf(id, kind) ? [id] : holdersBelow(teams, id, kind, at)))

/**
 * Returns a contract's earnings in a window: its tier's share of its basis, minus the gross earnings of the next
 * contracts of its kind below. So the platform pays once for a stake, however many contracts are above it.
 */
export function earningsOf(teams: Teams, agentId: string, terms: Terms, window: Window): Earnings {
  const own = grossOf(teams, { agentId, viewerId: agentId, terms, window })
  const below = holdersBelow(teams, agentId, terms.kind, window.until - 1).reduce((sum, id) => {
    const theirs = teams.termsOf(id, terms.kind)
    return theirs ? sum + grossOf(teams, { agentId: id, viewerId: agentId, terms: theirs, window }).gross : sum
  }, 0)
  return { ...own, below, amount: Math.max(0, own.gross - below) }
}

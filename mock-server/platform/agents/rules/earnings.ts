import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { shareOf } from '#mock-server/values/rates.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { reachedTier, type Terms } from './contract.ts'
import { type Entry, figuresOf, peopleWith, profitOf } from './figures.ts'
import type { Window } from './period.ts'

/** The data that earnings are calculated from. */
export interface Teams {
  tree: Tree
  /** Returns the entries of a member that count in a window; a stake counts when it is settled. */
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
  /** What the next contracts below pay for the same entries; deducted from `gross`. */
  below: number
  /** The amount paid. */
  amount: number
}

/** Returns the entries of everyone in whose line the agent was at the time of the entry. */
const countedFor = ({ tree, entriesOf }: Teams, agentId: string, window: Window): Entry[] =>
  [agentId, ...tree.everInTeam(agentId)]
    .flatMap((memberId) => entriesOf(memberId, window))
    .filter(({ memberId, at }) => tree.lineAt(memberId, at).includes(agentId))

function baseOf({ basis }: Terms, entries: readonly Entry[]): number {
  const figures = figuresOf(entries)
  return basis === 'TURNOVER' ? figures.turnover : Math.max(0, profitOf(figures))
}

function grossOf(terms: Terms, entries: readonly Entry[]) {
  const base = baseOf(terms, entries)
  const activeMembers = peopleWith('bet', entries)
  const rate = reachedTier(terms.tiers, base, activeMembers)?.rate ?? 0
  return { base, activeMembers, rate, gross: shareOf(base, rate) }
}

/** Groups an agent's entries by the next contract of a kind below, in the line at the time of the entry. */
function holdersBelow({ tree, termsOf }: Teams, agentId: string, kind: ContractKind, entries: readonly Entry[]) {
  const nextHolder = ({ memberId, at }: Entry) => {
    const line = tree.lineAt(memberId, at)
    return line.slice(0, line.indexOf(agentId)).findLast((id) => termsOf(id, kind))
  }
  return [...Map.groupBy(entries, nextHolder)].flatMap(([memberId, seen]) => {
    const terms = memberId === undefined ? undefined : termsOf(memberId, kind)
    return memberId !== undefined && terms ? [{ memberId, terms, seen }] : []
  })
}

/**
 * Returns a contract's earnings in a window: its tier's share of its basis, minus what the next contracts of its kind
 * below pay for the same entries. So the platform pays once for a stake, however many contracts are above it and
 * wherever members move within the window.
 */
export function earningsOf(teams: Teams, agentId: string, terms: Terms, window: Window): Earnings {
  const entries = countedFor(teams, agentId, window)
  const own = grossOf(terms, entries)
  const below = holdersBelow(teams, agentId, terms.kind, entries).reduce((sum, holder) => {
    const { rate } = grossOf(holder.terms, countedFor(teams, holder.memberId, window))
    return sum + shareOf(baseOf(holder.terms, holder.seen), rate)
  }, 0)
  return { ...own, below, amount: Math.max(0, own.gross - below) }
}

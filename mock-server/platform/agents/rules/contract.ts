import type { ContractBasis, ContractKind, ContractPeriod, ContractStatus } from '#mock-server/world/tables/agents.ts'
import { contractPeriodAt, type Window } from './period.ts'

export interface Tier {
  /** The required basis in minor units, and the required number of team members who bet. */
  from: number
  activeMembers: number
  /** Hundredths of a per cent of the basis. */
  rate: number
}

export interface Terms {
  kind: ContractKind
  /** The team's stakes, or its losses after wins, bonus and cash back. */
  basis: ContractBasis
  period: ContractPeriod
  /** Lowest first. */
  tiers: readonly Tier[]
}

/** A member's contract. It is requested, answered once, and in force until another of its kind is accepted. */
export interface Contract extends Terms {
  id: string
  status: ContractStatus
  answeredAt: number | null
  replacedAt: number | null
  /** The start of its first window; set when it is accepted. */
  countedFrom: number | null
}

/** Returns the contract of a kind that is in force. */
export const inForce = <One extends Contract>(contracts: readonly One[], kind: ContractKind): One | undefined =>
  contracts.find((contract) => contract.kind === kind && contract.status === 'accepted')

/**
 * Returns the window that an accepted contract pays for at `until`, the end of one of its periods. The first window
 * begins at `countedFrom`, so no time is paid twice or left out when one contract replaces another.
 */
export function windowOf({ period, answeredAt, countedFrom }: Contract, until: number): Window {
  const first = contractPeriodAt(period, answeredAt ?? until)
  return { from: first.until === until ? (countedFrom ?? first.from) : contractPeriodAt(period, until - 1).from, until }
}

/** Returns the current window at an instant. */
export const runningWindow = (contract: Contract, now: number): Window =>
  windowOf(contract, contractPeriodAt(contract.period, now).until)

/**
 * Returns a member's contracts after an answer; undefined if the contract is not waiting for one. An accepted contract
 * replaces the one in force from the start of the current window.
 */
export function answerContract<One extends Contract>(
  contracts: readonly One[],
  { id, accept, now }: { id: string; accept: boolean; now: number },
): One[] | undefined {
  const requested = contracts.find((contract) => contract.id === id)
  if (requested?.status !== 'requested') return undefined
  if (!accept)
    return contracts.map((one) => (one === requested ? { ...one, status: 'declined', answeredAt: now } : one))
  const old = inForce(contracts, requested.kind)
  const countedFrom = old ? runningWindow(old, now).from : contractPeriodAt(requested.period, now).from
  return contracts.map((one) => {
    if (one === old) return { ...one, status: 'replaced', replacedAt: now }
    return one === requested ? { ...one, status: 'accepted', answeredAt: now, countedFrom } : one
  })
}

/** Returns the highest tier reached. */
export const reachedTier = (tiers: readonly Tier[], base: number, activeMembers: number): Tier | undefined =>
  tiers.findLast((tier) => base >= tier.from && activeMembers >= tier.activeMembers)

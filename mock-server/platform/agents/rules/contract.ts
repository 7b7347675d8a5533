import type { ContractBasis, ContractKind, ContractPeriod, ContractStatus } from '#mock-server/world/tables/agents.ts'
import { contractPeriodAt, type Window } from './period.ts'

export interface Tier {
  /** What the basis must have come to, in minor units, and how many of the team must have bet. */
  from: number
  activeMembers: number
  /** Hundredths of a per cent of the basis. */
  rate: number
}

export interface Terms {
  kind: ContractKind
  /** What is counted: the team's stakes, or what it has lost after wins, bonus and cash back. */
  basis: ContractBasis
  period: ContractPeriod
  /** From the lowest up. */
  tiers: readonly Tier[]
}

/** A contract of one person. It is requested, answered once, and in force until another of its kind is accepted. */
export interface Contract extends Terms {
  id: string
  status: ContractStatus
  answeredAt: number | null
  /** From when on it counts, once it is accepted. */
  countedFrom: number | null
}

/** The contract of a kind that is in force. */
export const inForce = <One extends Contract>(contracts: readonly One[], kind: ContractKind): One | undefined =>
  contracts.find((contract) => contract.kind === kind && contract.status === 'accepted')

/**
 * What an accepted contract pays for at `until`, the end of one of its periods. The first time that is all since it
 * counts; so nothing is paid for twice when one contract takes another's place, and nothing is left out.
 */
export function windowOf({ period, answeredAt, countedFrom }: Contract, until: number): Window {
  const first = contractPeriodAt(period, answeredAt ?? until)
  return { from: first.until === until ? (countedFrom ?? first.from) : contractPeriodAt(period, until - 1).from, until }
}

/** The window that runs at an instant. */
export const runningWindow = (contract: Contract, now: number): Window =>
  windowOf(contract, contractPeriodAt(contract.period, now).until)

/**
 * One person's contracts after an answer; nothing when the contract is not waiting for one. What is accepted takes the
 * place of what was in force, from the beginning of the window that runs, and counts for all of it.
 */
export function answered<One extends Contract>(
  contracts: readonly One[],
  { id, accept, now }: { id: string; accept: boolean; now: number },
): One[] | undefined {
  const asked = contracts.find((contract) => contract.id === id)
  if (asked?.status !== 'requested') return undefined
  if (!accept) return contracts.map((one) => (one === asked ? { ...one, status: 'declined', answeredAt: now } : one))
  const old = inForce(contracts, asked.kind)
  const countedFrom = old ? runningWindow(old, now).from : contractPeriodAt(asked.period, now).from
  return contracts.map((one) => {
    if (one === old) return { ...one, status: 'replaced' }
    return one === asked ? { ...one, status: 'accepted', answeredAt: now, countedFrom } : one
  })
}

/** The highest tier that is reached. */
export const reachedTier = (tiers: readonly Tier[], base: number, activeMembers: number): Tier | undefined =>
  tiers.findLast((tier) => base >= tier.from && activeMembers >= tier.activeMembers)

/** What a rate in hundredths of a per cent makes of an amount in minor units, rounded down. */
export const shareOf = (base: number, rate: number): number => Math.floor((base * rate) / 10_000)

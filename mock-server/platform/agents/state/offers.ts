import { minute } from '#contract/time-units.ts'
import { type OfferName, offers, offersOnRequest } from '#fixtures/agents/contracts.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import type { ContractKind, ContractRow } from '#mock-server/world/tables/agents.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { contractInForce } from './contracts.ts'

/** The time until an offer that an agent asked for: one to three minutes, in milliseconds. */
const offeredAfter = [minute, 3 * minute] as const

type Offered = Pick<ContractRow, 'kind' | 'basis' | 'period' | 'tiers'>

/** Returns the contract terms of an offer, in minor units and hundredths of a per cent. */
export function termsOffered(offer: OfferName): Offered {
  const { kind, basis, period, tiers } = offers[offer]
  return {
    kind,
    basis,
    period,
    tiers: tiers.map((tier) => ({
      from: toMinor(tier.from),
      activeMembers: tier.activeMembers,
      rate: Math.round(tier.rate * 100),
    })),
  }
}

/** Stores a contract request from the member's upline or the platform. It waits for the member's answer. */
export async function requestContract(world: World, memberId: string, offer: OfferName) {
  const now = world.clock.now()
  const contract = {
    id: world.nextId('contract'),
    memberId,
    ...termsOffered(offer),
    requestedBy: treeOf(world).uplineAt(memberId, now),
    askedAt: null,
    requestedAt: now,
    status: 'requested',
    answeredAt: null,
    replacedAt: null,
    countedFrom: null,
  } satisfies ContractRow
  await world.tables.contracts.insert(contract)
  return contract
}

const topRate = ({ tiers }: { tiers: readonly { readonly rate: number }[] }) =>
  Math.max(0, ...tiers.map(({ rate }) => rate))

/**
 * Returns the terms for an agent who asks for a contract of a kind: the first whose top rate exceeds the one in force.
 * Undefined if there are none.
 */
export function betterTerms(world: World, memberId: string, kind: ContractKind): Offered | undefined {
  const present = contractInForce(world, memberId, kind)
  return offersOnRequest[kind].map(termsOffered).find((terms) => !present || topRate(terms) > topRate(present))
}

/** Stores that an agent asks for a contract with these terms. The offer comes by itself. */
export async function askForContract(world: World, memberId: string, terms: Offered): Promise<ContractRow> {
  const now = world.clock.now()
  const contract: ContractRow = {
    id: world.nextId('contract'),
    memberId,
    ...terms,
    requestedBy: treeOf(world).uplineAt(memberId, now),
    askedAt: now,
    requestedAt: null,
    status: 'asked',
    answeredAt: null,
    replacedAt: null,
    countedFrom: null,
  }
  await world.tables.contracts.insert(contract)
  world.schedule.add({
    at: now + world.chance.integer(...offeredAfter, 'offer', contract.id),
    kind: 'offerContract',
    id: contract.id,
  })
  return contract
}

/** Offers the contract that an agent asked for, if it still waits. */
export async function offerContract({ tables, clock }: Books, id: string): Promise<void> {
  if (tables.contracts.get(id)?.status !== 'asked') return
  await tables.contracts.update(id, (draft) => {
    draft.status = 'requested'
    draft.requestedAt = clock.now()
  })
}

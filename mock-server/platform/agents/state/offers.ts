import { type OfferName, offers } from '#fixtures/agents/contracts.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { ContractRow } from '#mock-server/world/tables/agents.ts'
import type { World } from '#mock-server/world/world.ts'
import { treeOf } from './teams.ts'

/** Returns the contract terms of an offer, in minor units and hundredths of a per cent. */
export function termsOffered(offer: OfferName): Pick<ContractRow, 'kind' | 'basis' | 'period' | 'tiers'> {
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
export async function requestContract(world: World, memberId: string, offer: OfferName): Promise<ContractRow> {
  const now = world.clock.now()
  const contract: ContractRow = {
    id: world.nextId('contract'),
    memberId,
    ...termsOffered(offer),
    requestedBy: treeOf(world).uplineAt(memberId, now),
    requestedAt: now,
    status: 'requested',
    answeredAt: null,
    countedFrom: null,
  }
  await world.tables.contracts.insert(contract)
  return contract
}

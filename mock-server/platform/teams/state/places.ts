import { isAgentType } from '#contract/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { memberByAccount } from '#mock-server/core/members.ts'
import type { PlaceRow } from '#mock-server/world/tables/agents.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { noRates } from '../rules/rates.ts'
import { ratesAt } from '../rules/tree.ts'
import { treeOf } from './teams.ts'

type Move = Pick<PlaceRow, 'memberId' | 'since' | 'by'> & Partial<Pick<PlaceRow, 'uplineId' | 'rates'>>

/** Adds a member's place in the tree from `since` on. An omitted upline or rates stay unchanged. */
export async function addPlace(world: World, { memberId, since, uplineId, rates, by }: Move): Promise<void> {
  const tree = treeOf(world)
  await world.tables.places.insert({
    id: world.nextId('place'),
    memberId,
    uplineId: uplineId === undefined ? tree.uplineAt(memberId, since) : uplineId,
    since,
    rates: rates ?? ratesAt(tree, memberId, since),
    by,
  })
}

export const agentByCode = (world: World, code: string): Member | undefined => {
  const owner = world.tables.affiliateCodes.get(code)
  return owner && world.tables.members.get(owner.memberId)
}

/** Returns an agent's affiliate code; empty if the member is not an agent. */
export const codeOf = (world: World, { id }: Pick<Member, 'id'>): string =>
  world.tables.affiliateCodes.by('memberId', id)[0]?.code ?? ''

/** Creates a unique affiliate code for an agent, such as `HAN4821` for `agent_han`. */
export async function issueAffiliateCode(world: World, agent: Pick<Member, 'id' | 'account'>): Promise<string> {
  const { id, account } = agent
  const letters =
    (account.split('_').at(-1) ?? account)
      .replace(/[^a-z]/gi, '')
      .slice(0, 4)
      .toUpperCase() || 'A'
  const number = world.chance.integer(0, 9_999, 'affiliate-code', world.nextCount('affiliate-code'))
  const code = `${letters}${String(number).padStart(4, '0')}`
  if (world.tables.affiliateCodes.get(code)) return issueAffiliateCode(world, agent)
  await world.tables.affiliateCodes.insert({ code, memberId: id })
  return code
}

/** Returns the agent behind a recommendation: the recommender if it is an agent, else its upline. */
const agentOf = (world: World, recommender: Member, now: number): string | null =>
  isAgentType(recommender.type) ? recommender.id : treeOf(world).uplineAt(recommender.id, now)

/** Places a new member below the agent its registration names. An affiliate code takes precedence over a recommender. */
export async function placeNewcomer(world: World, { id: memberId, details }: Member, now: number): Promise<void> {
  const { affiliateCode, recommenderId } = details
  const place = { memberId, since: now, rates: noRates }
  const owner = affiliateCode ? agentByCode(world, affiliateCode) : undefined
  if (owner) return addPlace(world, { ...place, uplineId: owner.id, by: 'code' })
  const recommender = recommenderId ? memberByAccount(world, recommenderId) : undefined
  const uplineId = recommender && agentOf(world, recommender, now)
  if (uplineId) await addPlace(world, { ...place, uplineId, by: 'recommender' })
}

import type { agent } from '#contract/agent.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { codeOf } from '#mock-server/platform/teams/state/places.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { commissionOf } from '../rules/commission.ts'
import { figuresOf, partsOf, peopleWith } from '../rules/figures.ts'
import { isWithin, type Report, teamEntries, teamStakes, windowOfSpan } from './entries.ts'
import { membersOf } from './people.ts'

/** Returns an agent's affiliate code and the registration address with the code filled in. */
export function affiliateLink(world: World, member: Member) {
  const affiliateCode = codeOf(world, member)
  const query = new URLSearchParams({ code: affiliateCode })
  return { affiliateCode, url: `https://${world.merchant().domain}/m/register?${query}` }
}

/** Returns the members who registered with an agent's code or recommendation, even if they have moved since. */
const registeredBy = (world: World, agentId: string): Member[] =>
  membersOf(
    world,
    world.tables.places
      .all()
      .filter(({ uplineId, by }) => uplineId === agentId && (by === 'code' || by === 'recommender'))
      .map(({ memberId }) => memberId),
  )

export function affiliate({ input, member, world }: Call<typeof agent.affiliate>) {
  const report: Report = { world, tree: treeOf(world), window: windowOfSpan(input) }
  const people = registeredBy(world, member.id)
  const ids = new Set(people.map(({ id }) => id))
  const own = <One extends { memberId: string; at: number }>(all: readonly One[]): One[] =>
    [...partsOf(report.tree, { agentId: member.id }, all).values()].flat().filter(({ memberId }) => ids.has(memberId))
  const entries = own(teamEntries(report, member.id))
  const { deposits, turnover } = figuresOf(entries)
  const newcomers = people.filter(({ createdAt }) => isWithin(report.window, createdAt))
  return {
    ...affiliateLink(world, member),
    registered: people.length,
    newMembers: newcomers.length,
    activeMembers: peopleWith('bet', entries),
    depositors: peopleWith('deposit', entries),
    deposits: toMajor(deposits),
    turnover: toMajor(turnover),
    commission: toMajor(commissionOf(report.tree, member.id, own(teamStakes(report, member.id)))),
  }
}

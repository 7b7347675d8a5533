import type { agent } from '#contract/agent.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { sortedBy } from '#mock-server/values/sorting.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import {
  downlineView,
  findBelow,
  findInTeam,
  matchesSearch,
  membersOf,
  personView,
  rebateRanges,
  rebatesView,
} from './people.ts'

export function downlines(call: Call<typeof agent.downlines>) {
  const { input, world, now } = call
  const tree = treeOf(world)
  const { id } = findInTeam(call, input.account, 'query.account')
  const found = membersOf(world, tree.downlineAt(id, now)).filter((one) => matchesSearch(one, input.search))
  const rows = found.map((one) => downlineView(world, tree, one, now))
  return pageOf(sortedBy(rows, input.sortBy ?? 'registeredAt', input.sortOrder), input)
}

/** Returns a member's past places, newest first. Uplines above the agent stay hidden. */
function history(world: World, { id }: Member, visible: ReadonlySet<string>) {
  return world.tables.places
    .by('memberId', id)
    .toReversed()
    .map(({ since, uplineId, by, rates }) => {
      const upline = uplineId !== null && visible.has(uplineId) ? world.tables.members.get(uplineId) : undefined
      return { since, uplineAccount: upline?.account ?? null, by, rebates: rebatesView(rates) }
    })
}

export function downline(call: Call<typeof agent.downline>) {
  const { input, member, world, now } = call
  const tree = treeOf(world)
  const found = findBelow(call, input.account, 'query.account')
  const line = tree.lineAt(found.id, now)
  const visible = new Set([member.id, ...tree.teamAt(member.id, now).map(({ memberId }) => memberId)])
  return {
    ...downlineView(world, tree, found, now),
    level: line.indexOf(member.id),
    path: membersOf(world, line.slice(0, line.indexOf(member.id)).toReversed()).map(personView),
    uplineAccount: world.tables.members.get(line[1] ?? '')?.account ?? '',
    rebates: rebateRanges(tree, found.id, now),
    places: history(world, found, visible),
  }
}

import type { agent } from '#contract/agent.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import type { Descendant } from '#mock-server/platform/teams/rules/tree.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { sortedBy } from '#mock-server/values/sorting.ts'
import { sumBalance } from '#mock-server/world/worlds/wallets.ts'
import { type Entry, figuresOf, partsOf, profitOf } from '../rules/figures.ts'
import { entriesOf } from '../state/entries.ts'
import { type Report, windowOfSpan } from './entries.ts'
import { findInTeam, matchesSearch, membersOf, personView } from './people.ts'

type SubordinatesCall = Call<typeof agent.subordinates>

function figuresView(entries: readonly Entry[]) {
  const figures = figuresOf(entries)
  return {
    deposits: toMajor(figures.deposits),
    withdrawals: toMajor(figures.withdrawals),
    rounds: figures.rounds,
    turnover: toMajor(figures.turnover),
    wins: toMajor(figures.wins),
    bonus: toMajor(figures.bonus),
    rebate: toMajor(figures.rebate),
    profit: toMajor(profitOf(figures)),
  }
}

/** Returns the row of a member below, with figures from the time it was in the viewer's team. */
function rowOf(report: Report, viewerId: string, member: Member, level: number, now: number) {
  const { world, tree } = report
  const entries = [...partsOf(tree, { agentId: viewerId }, entriesOf(world, member.id, report.window)).values()].flat()
  return {
    ...personView(member),
    level,
    uplineAccount: world.tables.members.get(tree.uplineAt(member.id, now) ?? '')?.account ?? '',
    registeredAt: member.createdAt,
    lastPlayedAt: entries.findLast(({ reason }) => reason === 'bet')?.at ?? null,
    balance: toMajor(sumBalance(world, member.id)),
    ...figuresView(entries),
  }
}

export function subordinates(call: SubordinatesCall) {
  const { input, member: viewer, world, now } = call
  const { id: agentId } = findInTeam(call, input.account, 'query.account')
  const report = { world, tree: treeOf(world), window: windowOfSpan(input) }
  const below = report.tree
    .teamAt(agentId, now)
    .filter(({ level }: Descendant) => input.depth !== 'direct' || level === 1)
  const rows = below.flatMap(({ memberId, level }) =>
    membersOf(world, [memberId])
      .filter((member) => matchesSearch(member, input.search))
      .map((member) => rowOf(report, viewer.id, member, level, now)),
  )
  return pageOf(sortedBy(rows, input.sortBy ?? 'turnover', input.sortOrder), input)
}

import type { agent } from '#contract/agent.ts'
import type { Call, Member } from '../core/implement.ts'
import { type Entry, figuresOf, partsOf, profitOf } from '../domain/agent-figures.ts'
import type { Descendant } from '../domain/agent-tree.ts'
import { toMajor } from '../domain/ledger.ts'
import { entriesOf, treeOf } from '../world/agent-teams.ts'
import { sumBalance } from '../world/wallets.ts'
import { type Report, windowOfSpan } from './agent-entries.ts'
import { findInTeam, isFound, membersOf, personView } from './agent-people.ts'
import { pageOf } from './paging.ts'
import { sortedBy } from './sorting.ts'

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

/** Somebody below, with what happened while the agent stood above. */
function rowOf(report: Report, viewerId: string, member: Member, level: number, now: number) {
  const { world, tree } = report
  const seen = [...partsOf(tree, { agentId: viewerId }, entriesOf(world, member.id, report.window)).values()].flat()
  return {
    ...personView(member),
    level,
    uplineAccount: world.tables.members.get(tree.uplineAt(member.id, now) ?? '')?.account ?? '',
    registeredAt: member.createdAt,
    lastPlayedAt: seen.findLast(({ reason }) => reason === 'bet')?.at ?? null,
    balance: toMajor(sumBalance(world, member.id)),
    ...figuresView(seen),
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
      .filter((member) => isFound(member, input.search))
      .map((member) => rowOf(report, viewer.id, member, level, now)),
  )
  return pageOf(sortedBy(rows, input.sortBy ?? 'turnover', input.sortOrder), input)
}

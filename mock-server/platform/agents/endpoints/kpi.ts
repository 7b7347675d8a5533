import type { agent } from '#contract/agent.ts'
import { dayNumber } from '#contract/korean-days.ts'
import { day } from '#contract/time-units.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { sortedBy } from '#mock-server/values/sorting.ts'
import { sumBalance } from '#mock-server/world/worlds/wallets.ts'
import { commissionOf, type Stake } from '../rules/commission.ts'
import { type Entry, figuresOf, netDeposits, partsOf, peopleWith, profitOf } from '../rules/figures.ts'
import { isWithin, type Report, teamEntries, teamStakes, windowOfSpan } from './entries.ts'
import { findInTeam, membersOf, personView } from './people.ts'

type KpiCall = Call<typeof agent.teamKpiA> | Call<typeof agent.teamKpiB>

/** The scope of a KPI report: the agent whose team is shown, the viewer, and the instant at which the span ends. */
interface KpiScope extends Report {
  agentId: string
  viewerId: string
  at: number
}

function scopeOf(call: KpiCall): KpiScope {
  const { input, member, world, now } = call
  const { id: agentId } = findInTeam(call, input.account, 'query.account')
  return {
    world,
    tree: treeOf(world),
    window: windowOfSpan(input),
    agentId,
    viewerId: member.id,
    at: Math.min(now, input.endTime - 1),
  }
}

/** Returns the ids of the report's rows: the agent, its direct downlines at the end, and those with past movements. */
const partIds = ({ tree, agentId, at }: KpiScope, active: Iterable<string>) => [
  ...new Set([agentId, ...tree.downlineAt(agentId, at), ...active]),
]

/** Returns a direct downline and its whole team at the end of the span. */
function peopleOf({ world, tree, agentId, at }: KpiScope, partId: string): Member[] {
  if (tree.uplineAt(partId, at) !== agentId) return []
  return membersOf(world, [partId, ...tree.teamAt(partId, at).map(({ memberId }) => memberId)])
}

function rowA(scope: KpiScope, partId: string, entries: readonly Entry[]) {
  const { world, window, agentId } = scope
  const people = peopleOf(scope, partId)
  const figures = figuresOf(entries)
  const walletOwners = partId === agentId ? [partId] : people.map(({ id }) => id)
  return {
    members: people.length,
    newMembers: people.filter(({ createdAt }) => isWithin(window, createdAt)).length,
    activeMembers: peopleWith('bet', entries),
    depositors: peopleWith('deposit', entries),
    deposits: figures.deposits,
    withdrawals: figures.withdrawals,
    netDeposits: netDeposits(figures),
    balance: walletOwners.reduce((sum, id) => sum + sumBalance(world, id), 0),
  }
}

function rowB(entries: readonly Entry[], commission: number) {
  const figures = figuresOf(entries)
  const { rounds, turnover, wins, bonus, rebate } = figures
  return { rounds, turnover, wins, bonus, rebate, commission, profit: profitOf(figures) }
}

const viewA = (row: ReturnType<typeof rowA>) => ({
  ...row,
  deposits: toMajor(row.deposits),
  withdrawals: toMajor(row.withdrawals),
  netDeposits: toMajor(row.netDeposits),
  balance: toMajor(row.balance),
})

const viewB = (row: ReturnType<typeof rowB>) => ({
  rounds: row.rounds,
  turnover: toMajor(row.turnover),
  wins: toMajor(row.wins),
  bonus: toMajor(row.bonus),
  rebate: toMajor(row.rebate),
  commission: toMajor(row.commission),
  profit: toMajor(row.profit),
})

const addUp = <Row extends Readonly<Record<string, number>>>(rows: readonly Row[]): Row =>
  rows.reduce((sums, row) => {
    const columns = Object.entries(sums).map(([column, sum]) => [column, sum + (row[column] ?? 0)])
    return Object.fromEntries(columns) as Row
  })

/** Returns the person a row belongs to: the agent itself, or a direct downline for its whole team. */
const partView = ({ world, agentId }: KpiScope, id: string) =>
  membersOf(world, [id]).map((member) => ({ ...personView(member), own: id === agentId }))

/** Returns the turnover, commission and profit of each day with entries, oldest first. */
function dayViews({ tree, agentId }: KpiScope, entries: readonly Entry[], stakes: readonly Stake[]) {
  const days = Map.groupBy(entries, ({ at }) => dayNumber(at))
  const staked = Map.groupBy(stakes, ({ at }) => dayNumber(at))
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .map(([number, ofDay]) => {
      const figures = figuresOf(ofDay)
      return {
        day: new Date(number * day).toISOString().slice(0, 10),
        turnover: toMajor(figures.turnover),
        commission: toMajor(commissionOf(tree, agentId, staked.get(number) ?? [])),
        profit: toMajor(profitOf(figures)),
      }
    })
}

/** Moves the agent's own row to the front, so that the first page has it however long the list is. */
const ownFirst = <Row extends { own: boolean }>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ own }) => own),
  ...rows.filter(({ own }) => !own),
]

export function teamKpiA(call: Call<typeof agent.teamKpiA>) {
  const { input } = call
  const scope = scopeOf(call)
  const parts = partsOf(scope.tree, scope, teamEntries(scope, scope.agentId))
  const rows = partIds(scope, parts.keys()).map((id) => ({ id, row: rowA(scope, id, parts.get(id) ?? []) }))
  const views = rows.flatMap(({ id, row }) => partView(scope, id).map((part) => ({ ...part, ...viewA(row) })))
  const sums = viewA(addUp(rows.map(({ row }) => row)))
  return { sums, ...pageOf(ownFirst(sortedBy(views, input.sortBy ?? 'deposits', input.sortOrder)), input) }
}

export function teamKpiB(call: Call<typeof agent.teamKpiB>) {
  const { input } = call
  const scope = scopeOf(call)
  const { tree, agentId } = scope
  const parts = partsOf(tree, scope, teamEntries(scope, agentId))
  const stakes = partsOf(tree, scope, teamStakes(scope, agentId))
  const rows = partIds(scope, parts.keys()).map((id) => ({
    id,
    row: rowB(parts.get(id) ?? [], commissionOf(tree, agentId, stakes.get(id) ?? [])),
  }))
  const views = rows.flatMap(({ id, row }) => partView(scope, id).map((part) => ({ ...part, ...viewB(row) })))
  const sums = viewB(addUp(rows.map(({ row }) => row)))
  const days = dayViews(scope, [...parts.values()].flat(), [...stakes.values()].flat())
  return { sums, days, ...pageOf(ownFirst(sortedBy(views, input.sortBy ?? 'turnover', input.sortOrder)), input) }
}

import { isAgentType } from '#contract/account-type.ts'
import { gameCategories } from '#contract/games.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { memberByAccount } from '#mock-server/core/members.ts'
import { type Rates, rateRange } from '#mock-server/platform/teams/rules/rates.ts'
import type { Tree } from '#mock-server/platform/teams/rules/tree.ts'
import { ratesAt } from '#mock-server/platform/teams/rules/tree.ts'
import { codeOf } from '#mock-server/platform/teams/state/places.ts'
import { treeOf } from '#mock-server/platform/teams/state/teams.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { toPerCent } from '#mock-server/values/rates.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** The parts of a call that all calls on an agent's team share. */
export interface AgentCall {
  member: Member
  world: World
  now: number
  fail: (code: 'DOWNLINE_NOT_FOUND', detail?: FailureDetail) => never
}

/** Returns a member below the agent. @throws GatewayError DOWNLINE_NOT_FOUND, also if the account is outside the team. */
export function findBelow({ member, world, now, fail }: AgentCall, account: string, field: string): Member {
  const found = memberByAccount(world, account)
  const line = found ? treeOf(world).lineAt(found.id, now) : []
  if (!found || !line.slice(1).includes(member.id)) {
    return fail('DOWNLINE_NOT_FOUND', { field, message: `"${account}" is not in the team of "${member.account}"` })
  }
  return found
}

/** Returns a member of the team, or the agent itself. @throws GatewayError DOWNLINE_NOT_FOUND */
export const findInTeam = (call: AgentCall, account: string | undefined, field: string): Member =>
  account === undefined || account.toLowerCase() === call.member.account ? call.member : findBelow(call, account, field)

export const rebatesView = (rates: Rates) =>
  gameCategories.map((gameCategory) => ({ gameCategory, rate: toPerCent(rates[gameCategory]) }))

/** Returns the rates of a member's direct downlines. They are the lower limit of its own rates. */
export const downlineRates = (tree: Tree, memberId: string, now: number): Rates[] =>
  tree.downlineAt(memberId, now).map((id) => ratesAt(tree, id, now))

/** Returns a member's rates, each with the range its upline may choose from, in per cent. */
export function rebateRanges(tree: Tree, memberId: string, now: number) {
  const rates = ratesAt(tree, memberId, now)
  const own = ratesAt(tree, tree.uplineAt(memberId, now) ?? memberId, now)
  const below = downlineRates(tree, memberId, now)
  return gameCategories.map((gameCategory) => {
    const { minimum, maximum } = rateRange(own, below, gameCategory)
    return {
      gameCategory,
      rate: toPerCent(rates[gameCategory]),
      minimum: toPerCent(minimum),
      maximum: toPerCent(maximum),
    }
  })
}

export const personView = ({ account, nickname, type }: Member) => ({ account, nickname, type })

export function downlineView(world: World, tree: Tree, member: Member, now: number) {
  return {
    ...personView(member),
    registeredAt: member.createdAt,
    downlines: tree.downlineAt(member.id, now).length,
    team: tree.teamAt(member.id, now).length,
    affiliateCode: isAgentType(member.type) ? codeOf(world, member) : '',
    rebates: rebatesView(ratesAt(tree, member.id, now)),
  }
}

/** Returns the members with the given ids, in that order; unknown ids are left out. */
export const membersOf = (world: World, ids: readonly string[]): Member[] =>
  ids.flatMap((id) => world.tables.members.get(id) ?? [])

/** Checks whether a member's account or nickname contains the search text. An empty search matches everyone. */
export const matchesSearch = ({ account, nickname }: Member, search = ''): boolean =>
  [account, nickname].some((name) => name.toLowerCase().includes(search.toLowerCase()))

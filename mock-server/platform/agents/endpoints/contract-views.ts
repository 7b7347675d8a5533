import { isRealType } from '#contract/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { toPerCent } from '#mock-server/values/rates.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Earnings } from '../rules/earnings.ts'
import type { Window } from '../rules/period.ts'
import type { contractsOf } from '../state/contracts.ts'

export interface ContractCall {
  member: Member
  world: World
  fail: (code: 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_OFF', detail?: FailureDetail) => never
}

export type StoredContract = ReturnType<typeof contractsOf>[number]

/** Checks that contracts are available: for member types 0, 1 and 2, if the merchant has AGENTPOLICY3 on. */
export function checkPolicy({ member, world, fail }: ContractCall) {
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  if (!world.settings().flags.AGENTPOLICY3) fail('FEATURE_OFF', { message: 'the flag AGENTPOLICY3 is off' })
}

export const tierView = ({ from, activeMembers, rate }: StoredContract['tiers'][number]) => ({
  from: toMajor(from),
  activeMembers,
  rate: toPerCent(rate),
})

export function contractView({ tables }: World, contract: StoredContract) {
  const { id, kind, status, basis, period, tiers, requestedBy } = contract
  const { askedAt, requestedAt, answeredAt, replacedAt } = contract
  return {
    ...{ id, kind, status, basis, period, askedAt, requestedAt, answeredAt, replacedAt },
    tiers: tiers.map(tierView),
    requestedBy: requestedBy === null ? null : (tables.members.get(requestedBy)?.nickname ?? null),
  }
}

export const earningsView = ({ from, until, base, activeMembers, rate, gross, below, amount }: Earnings & Window) => ({
  ...{ from, until, activeMembers },
  base: toMajor(base),
  rate: toPerCent(rate),
  gross: toMajor(gross),
  below: toMajor(below),
  amount: toMajor(amount),
})

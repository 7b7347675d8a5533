import { agentContracts } from '#contract/agent-contracts.ts'
import { isRealAccount } from '#mock-server/core/account-type.ts'
import { implement, type Member } from '#mock-server/core/implement.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { toPerCent } from '#mock-server/values/rates.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import type { World } from '#mock-server/world/world.ts'
import { answerContract, runningWindow } from '../rules/contract.ts'
import type { Earnings } from '../rules/earnings.ts'
import type { Window } from '../rules/period.ts'
import { contractEarnings, contractInForce, contractsOf } from '../state/contracts.ts'
import { paymentAfter } from '../state/payouts.ts'

interface ContractCall {
  member: Member
  world: World
  fail: (code: 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_OFF', detail?: FailureDetail) => never
}

type StoredContract = ReturnType<typeof contractsOf>[number]

/** Checks that contracts are available: for member types 0, 1 and 2, if the merchant has AGENTPOLICY3 on. */
function checkPolicy({ member, world, fail }: ContractCall) {
  if (!isRealAccount(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  if (!world.settings().flags.AGENTPOLICY3) fail('FEATURE_OFF', { message: 'the flag AGENTPOLICY3 is off' })
}

const tierView = ({ from, activeMembers, rate }: StoredContract['tiers'][number]) => ({
  from: toMajor(from),
  activeMembers,
  rate: toPerCent(rate),
})

function contractView({ tables }: World, contract: StoredContract) {
  const { id, kind, status, basis, period, tiers, requestedBy, requestedAt, answeredAt } = contract
  return {
    ...{ id, kind, status, basis, period, requestedAt, answeredAt },
    tiers: tiers.map(tierView),
    requestedBy: requestedBy === null ? null : (tables.members.get(requestedBy)?.nickname ?? null),
  }
}

const earningsView = ({ from, until, base, activeMembers, rate, gross, below, amount }: Earnings & Window) => ({
  ...{ from, until, activeMembers },
  base: toMajor(base),
  rate: toPerCent(rate),
  gross: toMajor(gross),
  below: toMajor(below),
  amount: toMajor(amount),
})

const findRequested = (contracts: readonly StoredContract[], kind: ContractKind) =>
  contracts.findLast((contract) => contract.kind === kind && contract.status === 'requested')

function requests(call: ContractCall, kinds: readonly ContractKind[]) {
  checkPolicy(call)
  const { member, world } = call
  const contracts = contractsOf(world, member.id)
  const shown = contracts.filter(
    ({ kind, status }) => kinds.includes(kind) && (status === 'requested' || status === 'accepted'),
  )
  return {
    dailysalreqtype: findRequested(contracts, 'salary')?.basis ?? null,
    divtypecompperiodreq: findRequested(contracts, 'dividend')?.period ?? null,
    contracthoursalreq: findRequested(contracts, 'hours')?.basis ?? null,
    contracts: shown.map((contract) => contractView(world, contract)),
  }
}

/** Returns the earnings of the contract in force in its current window, and the next tier to reach. */
function currentEarnings({ member, world, now }: ContractCall & { now: number }, kind: ContractKind) {
  const contract = contractInForce(world, member.id, kind)
  if (!contract) return { contract: null, earnings: null, next: null }
  const window = runningWindow(contract, now)
  const earned = contractEarnings(world, contract, window)
  const next = contract.tiers.find((tier) => earned.base < tier.from || earned.activeMembers < tier.activeMembers)
  return {
    contract: contractView(world, contract),
    earnings: earningsView({ ...earned, ...window }),
    next: next ? tierView(next) : null,
  }
}

/** Returns the payouts of all contracts of a kind, newest first. */
const payoutsOf = ({ member, world }: ContractCall, kind: ContractKind) =>
  world.tables.contractPayouts
    .by('memberId', member.id)
    .filter((payout) => payout.kind === kind)
    .toReversed()

const payoutView = (payout: ReturnType<typeof payoutsOf>[number]) => ({
  ...earningsView(payout),
  id: payout.id,
  kind: payout.kind,
  paidAt: payout.paidAt,
})

export const agentContractEndpoints = implement(agentContracts, {
  contractRequestSalary: (call) => requests(call, ['salary', 'hours']),
  contractRequestDividend: (call) => requests(call, ['dividend']),
  async answerContract(call) {
    checkPolicy(call)
    const { input, member, world, now, fail } = call
    const field = 'body.contractId'
    const present = contractsOf(world, member.id)
    const requested = present.find(({ id }) => id === input.contractId) ?? fail('CONTRACT_NOT_FOUND', { field })
    const next =
      answerContract(present, { id: requested.id, accept: input.answer === 'accept', now }) ??
      fail('CONTRACT_ANSWERED', {
        field,
        message: `the contract is ${requested.status}; a contract can be answered only once`,
      })
    for (const [at, contract] of next.entries()) {
      if (contract !== present[at])
        await world.tables.contracts.update(contract.id, (draft) => Object.assign(draft, contract))
    }
    const contract = world.tables.contracts.get(requested.id) ?? requested
    if (contract.status === 'accepted') world.schedule.add({ ...paymentAfter(contract, now), kind: 'payContract' })
    return contractView(world, contract)
  },
  contractDailySalary(call) {
    checkPolicy(call)
    const { input, member, world } = call
    const kind = input.kind ?? 'salary'
    const present = contractInForce(world, member.id, kind)
    const requested = findRequested(contractsOf(world, member.id), kind)
    return {
      contract: present ? contractView(world, present) : null,
      requested: requested ? contractView(world, requested) : null,
      ...pageOf(payoutsOf(call, kind).map(payoutView), input),
    }
  },
  currentDailySalary(call) {
    checkPolicy(call)
    return currentEarnings(call, 'salary')
  },
  dividendReport(call) {
    checkPolicy(call)
    const { input } = call
    const paid = payoutsOf(call, 'dividend').filter(({ paidAt }) => input.startTime <= paidAt && paidAt < input.endTime)
    const { next: _, ...present } = currentEarnings(call, 'dividend')
    return {
      ...present,
      sum: toMajor(paid.reduce((sum, { amount }) => sum + amount, 0)),
      ...pageOf(paid.map(payoutView), input),
    }
  },
})

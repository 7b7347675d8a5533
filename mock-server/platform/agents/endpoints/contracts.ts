import { agentContracts } from '#contract/agent-contracts.ts'
import { implement } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import type { ContractKind } from '#mock-server/world/tables/agents.ts'
import { answerContract, runningWindow } from '../rules/contract.ts'
import { contractEarnings, contractInForce, contractsOf, waitingContract } from '../state/contracts.ts'
import { askForContract, betterTerms } from '../state/offers.ts'
import { paymentAfter } from '../state/payouts.ts'
import {
  type ContractCall,
  checkPolicy,
  contractView,
  earningsView,
  type StoredContract,
  tierView,
} from './contract-views.ts'
import { isWithin, windowOfSpan } from './entries.ts'

/** Returns when a contract was asked for or offered. */
const beganAt = ({ askedAt, requestedAt }: StoredContract) => askedAt ?? requestedAt ?? 0

const findRequested = (contracts: readonly StoredContract[], kind: ContractKind) =>
  contracts.findLast((contract) => contract.kind === kind && contract.status === 'requested')

function requests(call: ContractCall, kinds: readonly ContractKind[]) {
  checkPolicy(call)
  const { member, world } = call
  const contracts = contractsOf(world, member.id)
  const shown = contracts.filter(
    ({ kind, status }) => kinds.includes(kind) && status !== 'declined' && status !== 'replaced',
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

const sumOf = (payouts: ReturnType<typeof payoutsOf>) => toMajor(payouts.reduce((sum, { amount }) => sum + amount, 0))

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
    const requested =
      present.find(({ id, status }) => id === input.contractId && status !== 'asked') ??
      fail('CONTRACT_NOT_FOUND', { field })
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
  async askForContract(call) {
    checkPolicy(call)
    const { input, member, world, fail } = call
    const waiting = waitingContract(world, member.id, input.kind)
    if (waiting) {
      fail('CONTRACT_WAITING', { field: 'body.kind', message: `the contract "${waiting.id}" is ${waiting.status}` })
    }
    const terms =
      betterTerms(world, member.id, input.kind) ??
      fail('CONTRACT_BEST', {
        field: 'body.kind',
        message: 'no offer of this kind is better than the contract in force',
      })
    return contractView(world, await askForContract(world, member.id, terms))
  },
  contractHistory(call) {
    checkPolicy(call)
    const { input, member, world } = call
    const contracts = contractsOf(world, member.id).filter(({ kind }) => !input.kind || kind === input.kind)
    const newestFirst = contracts.toSorted((one, other) => beganAt(other) - beganAt(one))
    return pageOf(
      newestFirst.map((contract) => contractView(world, contract)),
      input,
    )
  },
  contractDailySalary(call) {
    checkPolicy(call)
    const { input, member, world } = call
    const kind = input.kind ?? 'salary'
    const window = { from: input.startTime ?? 0, until: input.endTime ?? Number.POSITIVE_INFINITY }
    const paid = payoutsOf(call, kind).filter(({ paidAt }) => isWithin(window, paidAt))
    const present = contractInForce(world, member.id, kind)
    const requested = findRequested(contractsOf(world, member.id), kind)
    return {
      contract: present ? contractView(world, present) : null,
      requested: requested ? contractView(world, requested) : null,
      sum: sumOf(paid),
      ...pageOf(paid.map(payoutView), input),
    }
  },
  currentDailySalary(call) {
    checkPolicy(call)
    return currentEarnings(call, 'salary')
  },
  dividendReport(call) {
    checkPolicy(call)
    const { input } = call
    const paid = payoutsOf(call, 'dividend').filter(({ paidAt }) => isWithin(windowOfSpan(input), paidAt))
    const { next: _, ...present } = currentEarnings(call, 'dividend')
    return {
      ...present,
      sum: sumOf(paid),
      ...pageOf(paid.map(payoutView), input),
    }
  },
})

import { day } from '#contract/time-units.ts'
import { createTree } from '#mock-server/platform/teams/rules/tree.ts'
import { fail } from '#mock-server/values/fail.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import type { ScenarioContract } from '#mock-server/world/scenarios/scenario-contract.ts'
import type { DueStep } from '#mock-server/world/schedule/schedule.ts'
import type { ContractPayoutRow, ContractRow, PlaceRow } from '#mock-server/world/tables/agents.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import type { Movement } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { inForce, windowOf } from '../rules/contract.ts'
import { earningsOf, type Teams } from '../rules/earnings.ts'
import type { Entry } from '../rules/figures.ts'
import { contractPeriodAt } from '../rules/period.ts'
import { termsOffered } from './offers.ts'
import { paymentAfter, payoutRow, payoutTransfer } from './payouts.ts'

interface Past {
  contracts: readonly ScenarioContract[]
  people: readonly Pick<MemberRow, 'id' | 'account'>[]
  startedAt: number
  places: readonly PlaceRow[]
  movements: readonly Movement[]
}

/** @throws GatewayError INVALID_INPUT for an account that the world does not have. */
function personId({ people }: Past, account: string, field: string): string {
  const person = people.find((one) => one.account === account)
  if (person) return person.id
  return fail('INVALID_INPUT', {
    field,
    ...inputProblem('accountMissing', { account }),
    message: `The scenario's contract names "${account}", but its world has no such account.`,
  })
}

function contractRow(
  { account, offer, by, status, daysAgo }: ScenarioContract,
  place: number,
  past: Past,
): ContractRow {
  const { startedAt } = past
  const field = `changes.contracts.${place}`
  const memberId = personId(past, account, `${field}.account`)
  const terms = termsOffered(offer)
  const at = startedAt - daysAgo * day
  const answeredAt = status === 'requested' ? null : at
  return {
    id: `contract-${memberId}-${offer}`,
    memberId,
    ...terms,
    requestedBy: by === undefined ? null : personId(past, by, `${field}.by`),
    askedAt: null,
    requestedAt: answeredAt === null ? at : at - day,
    status,
    answeredAt,
    replacedAt: null,
    countedFrom: status === 'accepted' ? contractPeriodAt(terms.period, at).from : null,
  }
}

function teamsOf({ places, movements }: Past, contracts: readonly ContractRow[]): Teams {
  const entries = new Map<string, Entry[]>()
  for (const { at, reason, amount, from, to } of movements) {
    const memberId = ownerOf(from) ?? ownerOf(to)
    if (memberId === undefined) continue
    const entry = { memberId, at, reason, amount }
    const list = entries.get(memberId)
    if (list) list.push(entry)
    else entries.set(memberId, [entry])
  }
  return {
    tree: createTree(places),
    entriesOf: (memberId, { from, until }) =>
      (entries.get(memberId) ?? []).filter(({ at }) => from <= at && at < until),
    termsOf: (memberId, kind) =>
      inForce(
        contracts.filter((contract) => contract.memberId === memberId),
        kind,
      ),
  }
}

/** Returns a contract's payouts since it was accepted, and its next payment. */
function paidBy(contract: ContractRow, teams: Teams, startedAt: number) {
  const payouts: ContractPayoutRow[] = []
  let next = paymentAfter(contract, contract.answeredAt ?? startedAt)
  while (next.at <= startedAt) {
    const window = windowOf(contract, next.at)
    const earned = earningsOf(teams, contract.memberId, contract, window)
    if (earned.base > 0) payouts.push(payoutRow(contract, window, earned, next.at))
    next = paymentAfter(contract, next.at)
  }
  return { payouts, due: { ...next, kind: 'payContract' as const } }
}

const movementOf = (payout: ContractPayoutRow): Movement => ({
  ...payoutTransfer(payout),
  id: `payout-${payout.id}`,
  at: payout.paidAt,
})

/** Returns a scenario's contracts, and the payouts of those in force before the world began. */
export function seededContracts(past: Past) {
  const contracts = past.contracts.map((contract, place) => contractRow(contract, place, past))
  const teams = teamsOf(past, contracts)
  const paid = contracts
    .filter(({ status }) => status === 'accepted')
    .map((contract) => paidBy(contract, teams, past.startedAt))
  const contractPayouts = paid.flatMap(({ payouts }) => payouts).toSorted((a, b) => a.paidAt - b.paidAt)
  return {
    contracts,
    contractPayouts,
    movements: contractPayouts.filter(({ amount }) => amount > 0).map(movementOf),
    due: paid.map(({ due }): DueStep => due),
  }
}

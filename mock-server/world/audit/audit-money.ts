import { inputProblem } from '#mock-server/values/input-problem.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { type LedgerRule, ledgerRulesOf, referenceOf } from './ledger-rules.ts'
import { fieldOfRow, type Problem } from './problem.ts'

type Movement = Snapshot['tables']['movements'][number]

/**
 * Returns true for a lottery rebate: the house returns a share of each stake. It follows from the order and has no row.
 */
const isLotteryRebate = ({ reason, from }: Movement) => reason === 'rebate' && from.startsWith('house:')

function auditRule({ table, field, reasons, rows }: LedgerRule, movements: readonly Movement[]): Problem | undefined {
  const wanted = new Map<string, { amount: number; place: number }>()
  for (const [place, { reference, amount }] of rows.entries()) {
    wanted.set(reference, { amount: (wanted.get(reference)?.amount ?? 0) + amount, place })
  }
  const moved = new Map<string, { amount: number; place: number }>()
  for (const [place, movement] of movements.entries()) {
    const sign = reasons[movement.reason]
    if (sign === undefined || isLotteryRebate(movement)) continue
    const reference = referenceOf(movement)
    const { amount = 0 } = moved.get(reference) ?? {}
    moved.set(reference, { amount: amount + sign * movement.amount, place })
  }
  for (const [reference, { amount, place }] of wanted) {
    const sum = moved.get(reference)?.amount ?? 0
    if (sum === amount) continue
    return { field: fieldOfRow(table, place, field), ...inputProblem('sumDiffers', { reference, sum, amount }) }
  }
  for (const [reference, { amount, place }] of moved) {
    if (wanted.has(reference) || amount === 0) continue
    const problem = inputProblem('moneyWithoutRow', { amount, reference, table })
    return { field: fieldOfRow('movements', place, 'reference'), ...problem }
  }
  return undefined
}

/** Reports an account that must not be negative but is, with its last movement. */
function auditBalances(movements: readonly Movement[]): Problem | undefined {
  const balances = new Map<string, { sum: number; place: number }>()
  for (const [place, { from, to, amount }] of movements.entries()) {
    balances.set(from, { sum: (balances.get(from)?.sum ?? 0) - amount, place })
    balances.set(to, { place, ...balances.get(to), sum: (balances.get(to)?.sum ?? 0) + amount })
  }
  for (const [account, { sum, place }] of balances) {
    if (sum >= 0 || !/^(member|held|trial):/.test(account)) continue
    return { field: fieldOfRow('movements', place, 'amount'), ...inputProblem('balanceBelowZero', { sum, account }) }
  }
  return undefined
}

function auditMovements(movements: readonly Movement[]): Problem | undefined {
  const keys = new Map<string, number>()
  for (const [place, { from, to, idempotencyKey }] of movements.entries()) {
    const at = (name: string) => fieldOfRow('movements', place, name)
    if (from === to) return { field: at('to'), ...inputProblem('movementOfOneSide', { account: from }) }
    const earlier = keys.get(idempotencyKey)
    if (earlier !== undefined) {
      const problem = inputProblem('movementKeyTaken', { earlier, key: idempotencyKey })
      return { field: at('idempotencyKey'), ...problem }
    }
    keys.set(idempotencyKey, place)
  }
  return undefined
}

/** Checks that the ledger adds up, by itself and with every row about money. Returns the first problem. */
export function auditMoney(snapshot: Snapshot): Problem | undefined {
  const { movements } = snapshot.tables
  const problem = auditMovements(movements)
  if (problem) return problem
  for (const rule of ledgerRulesOf(snapshot)) {
    const found = auditRule(rule, movements)
    if (found) return found
  }
  return auditBalances(movements)
}

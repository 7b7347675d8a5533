import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { type InputProblem, inputProblem } from '#mock-server/values/input-problem.ts'
import { isDate } from '#mock-server/world/clock/clock-range.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { keyOfRow, type TableName } from '#mock-server/world/tables/all.ts'
import type { Account } from '#mock-server/world/transfers/transfer.ts'
import { ownerOf, walletNames, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { fieldOfRow, type Problem } from './problem.ts'

/** The targets of references, by field name, in every table. */
type References = Readonly<Record<string, { what: string; exists: (value: string) => boolean }>>

/** Returns true for the money of a trial, which belongs to no member. */
const isTrialMoney = (id: string) => id.startsWith('trial:')

function referencesOf({ tables }: Snapshot): References {
  const members = new Set(tables.members.map(({ id }) => id))
  const contracts = new Set(tables.contracts.map(({ id }) => id))
  const hasMember = (id: string) => members.has(id) || isTrialMoney(id)
  const hasAccount = (account: string) => {
    const owner = ownerOf(account as Account)
    const wallet = walletOf(account as Account)
    return (owner === undefined || members.has(owner)) && (wallet === undefined || walletNames.includes(wallet))
  }
  const account = { what: 'account', exists: hasAccount }
  return {
    memberId: { what: 'member', exists: hasMember },
    uplineId: { what: 'member', exists: hasMember },
    contractId: { what: 'contract', exists: (id) => contracts.has(id) },
    nodeId: { what: 'game', exists: (id) => catalogue.game(id) !== undefined },
    from: account,
    to: account,
    player: account,
    house: account,
  }
}

/** Fields that mean something else in these tables. A launch itself reports a missing game. */
const otherMeaning: Partial<Record<TableName, readonly string[]>> = {
  launches: ['nodeId'],
  letters: ['from'],
  chatMessages: ['from'],
  codes: ['to'],
  lateMessages: ['to'],
}

const isInstantName = (name: string) => /^(at|since|from|until|payBy|countedFrom)$|At$|Until$/.test(name)

function auditField(name: string, value: unknown, references: References): InputProblem | undefined {
  if (typeof value === 'number' && isInstantName(name) && !isDate(value))
    return inputProblem('dateOutOfRange', { at: value })
  const reference = Object.hasOwn(references, name) ? references[name] : undefined
  if (typeof value !== 'string' || !reference || reference.exists(value)) return undefined
  return inputProblem('referenceMissing', { what: reference.what, id: value })
}

function auditTable(table: TableName, rows: readonly object[], references: References): Problem | undefined {
  const places = new Map<string, number>()
  for (const [place, row] of rows.entries()) {
    const key = keyOfRow(table, row)
    const earlier = places.get(key)
    if (earlier !== undefined) {
      return { field: fieldOfRow(table, place), ...inputProblem('rowKeyTaken', { table, key, earlier }) }
    }
    places.set(key, place)
    for (const [name, value] of Object.entries(row)) {
      if (otherMeaning[table]?.includes(name)) continue
      const problem = auditField(name, value, references)
      if (problem) return { field: fieldOfRow(table, place, name), ...problem }
    }
  }
  return undefined
}

/** Checks that keys are unique, references exist and instants are valid dates. Returns the first problem. */
export function auditRows(snapshot: Snapshot): Problem | undefined {
  const references = referencesOf(snapshot)
  for (const [table, rows] of Object.entries(snapshot.tables)) {
    const problem = auditTable(table as TableName, rows, references)
    if (problem) return problem
  }
  return undefined
}

import { implementations } from '#mock-server/compose/implementations.ts'
import { fail } from '#mock-server/values/fail.ts'
import { covers } from '#mock-server/world/faults/endpoint-pattern.ts'
import type { JournalEntry } from '#mock-server/world/journal/journal.ts'
import { namedAccount } from '#mock-server/world/journal/named-account.ts'
import type { ExpectedCall, JournalFilter } from './calls/record-calls.ts'

const endpointIds = implementations.map(({ endpoint }) => endpoint.id)

/**
 * Refuses a filter that matches no endpoint: its empty result would go unnoticed.
 *
 * @throws GatewayError INVALID_INPUT.
 */
export function checkEndpointId(pattern: string | undefined, field: string): void {
  if (pattern === undefined || endpointIds.some((id) => covers(pattern, id))) return
  fail('INVALID_INPUT', { field, message: `no endpoint has the id "${pattern}"; write an area as "auth.*"` })
}

const hasStatus = (status: number, pattern: string) =>
  pattern.endsWith('xx') ? `${status}`[0] === pattern[0] : `${status}` === pattern

const textOf = ({ path, input, answer, errorCode }: JournalEntry) =>
  JSON.stringify([path, input, answer, errorCode]).toLowerCase()

type EntryFilter = Omit<ExpectedCall, 'times'>

/** Returns true if the entry matches every field of the filter that is set. */
export const matches = (entry: JournalEntry, { endpoint, method, status, account, text }: EntryFilter): boolean =>
  (endpoint === undefined || (entry.endpoint !== undefined && covers(endpoint, entry.endpoint))) &&
  (method === undefined || entry.method === method.toUpperCase()) &&
  (status === undefined || hasStatus(entry.status, status)) &&
  (account === undefined || entry.account === account || namedAccount(entry.input) === account) &&
  (text === undefined || textOf(entry).includes(text.toLowerCase()))

/** Returns the entries that match the filter. @throws GatewayError INVALID_INPUT if its endpoint does not exist. */
export function filterEntries(entries: readonly JournalEntry[], filter: JournalFilter): JournalEntry[] {
  const { unhandled, from = 0, until = Number.POSITIVE_INFINITY } = filter
  checkEndpointId(filter.endpoint, 'query.endpoint')
  return entries.filter(
    (entry) =>
      matches(entry, filter) &&
      entry.at >= from &&
      entry.at < until &&
      (unhandled === undefined || (entry.endpoint === undefined) === (unhandled === 'true')),
  )
}

/** Counts the entries by endpoint and status, largest group first. */
export function groupEntries(entries: readonly JournalEntry[]) {
  const groups = new Map<string, { endpoint: string | null; status: number; count: number }>()
  for (const { endpoint = null, status } of entries) {
    const key = `${endpoint} ${status}`
    const group = groups.get(key) ?? { endpoint, status, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}

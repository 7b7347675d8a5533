import { implementations } from '#mock-server/compose/implementations.ts'
import { fail } from '#mock-server/values/fail.ts'
import { covers } from '#mock-server/world/endpoint-pattern.ts'
import type { JournalEntry } from '#mock-server/world/journal.ts'
import type { ExpectedCall, JournalFilter } from './calls/record-calls.ts'

const endpointIds = implementations.map(({ endpoint }) => endpoint.id)

/** A filter by an endpoint that there is not would find nothing, and nobody would notice. @throws GatewayError. */
export function checkEndpointId(wanted: string | undefined, field: string): void {
  if (wanted === undefined || endpointIds.some((id) => covers(wanted, id))) return
  fail('INVALID_INPUT', { field, message: `no endpoint has the id "${wanted}"; an area is named as in "auth.*"` })
}

const ofStatus = (status: number, wanted: string) =>
  wanted.endsWith('xx') ? `${status}`[0] === wanted[0] : `${status}` === wanted

const namedAccount = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'username' in input ? input.username : undefined

const textOf = ({ path, input, answer, errorCode }: JournalEntry) =>
  JSON.stringify([path, input, answer, errorCode]).toLowerCase()

type EntryFilter = Omit<ExpectedCall, 'times'>

/** Whether everything that is given is true of an entry. */
export const matches = (entry: JournalEntry, { endpoint, method, status, account, text }: EntryFilter): boolean =>
  (endpoint === undefined || (entry.endpoint !== undefined && covers(endpoint, entry.endpoint))) &&
  (method === undefined || entry.method === method.toUpperCase()) &&
  (status === undefined || ofStatus(entry.status, status)) &&
  (account === undefined || entry.account === account || namedAccount(entry.input) === account) &&
  (text === undefined || textOf(entry).includes(text.toLowerCase()))

/** Entries of which everything is true that the filter says. @throws GatewayError INVALID_INPUT for no endpoint. */
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

/** How many entries there are of each endpoint and status, the most first. */
export function groupEntries(entries: readonly JournalEntry[]) {
  const groups = new Map<string, { endpoint: string | null; status: number; count: number }>()
  for (const { endpoint = null, status } of entries) {
    const key = `${endpoint} ${status}`
    const group = groups.get(key) ?? { endpoint, status, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}

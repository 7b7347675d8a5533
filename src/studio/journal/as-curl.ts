import type { JournalEntry } from '../api/schemas.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Returns the command that makes a call again. The journal keeps no secrets, so that a redacted value must be filled in
 * before.
 */
export function asCurl({ method, path, headers, input }: JournalEntry, origin: string, world: string): string {
  const fields = isRecord(input) ? input : {}
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery
    ? new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    : new URLSearchParams()
  const address = `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
  const given = { ...headers, 'x-world': world, ...(!inQuery && { 'content-type': 'application/json' }) }
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`,
    ...Object.entries(given).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(inQuery || Object.keys(fields).length === 0 ? [] : [`-d ${quoted(JSON.stringify(fields))}`]),
  ].join(' \\\n  ')
}

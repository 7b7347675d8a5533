import { implementations } from '#mock-server/compose/implementations.ts'
import { nearestPaths } from '#mock-server/core/nearest.ts'
import type { JournalEntry } from '#mock-server/world/journal.ts'
import type { Nearest } from './calls/record-calls.ts'

const messageOf = ({ answer }: JournalEntry) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? `: ${answer.message}` : ''

function howFar(asked: JournalEntry, path: string, far: number): string {
  if (far === 0 && path !== asked.path) return 'its path has other capitals'
  return far === 0 ? 'the same path' : `its path is ${far} letter${far === 1 ? '' : 's'} away`
}

const methodNote = (asked: string, taken: string) => (asked === taken ? '' : `; it takes ${taken}, not ${asked}`)

const nearestTo = (entry: JournalEntry): Nearest[] => {
  const endpoints = implementations.map(({ endpoint }) => endpoint)
  const paths = nearestPaths(new Set(endpoints.map(({ path }) => path)), entry.path)
  return paths.flatMap(({ path, far }) =>
    endpoints
      .filter((endpoint) => endpoint.path === path)
      .map(({ id, method, summary }) => ({
        endpoint: id,
        method,
        path,
        summary,
        says: `${howFar(entry, path, far)}${methodNote(entry.method, method)}`,
      })),
  )
}

function whatBecameOf(entry: JournalEntry): string {
  const { endpoint, method, path, status, errorCode, faults } = entry
  if (endpoint === undefined) return `no endpoint handles ${method} ${path}: ${status} ${errorCode}`
  const met = faults.length > 0 ? `, through ${faults.length} fault${faults.length === 1 ? '' : 's'}` : ''
  const how = errorCode ? `refused it with ${status} ${errorCode}${messageOf(entry)}` : `answered it with ${status}`
  return `${endpoint} ${how}${met}`
}

/** What became of a call, as a sentence, and which endpoints come nearest to one that none handled. */
export const explainEntry = (entry: JournalEntry): { entry: JournalEntry; says: string; nearest: Nearest[] } => ({
  entry,
  says: whatBecameOf(entry),
  nearest: entry.endpoint === undefined ? nearestTo(entry) : [],
})

import { implementations } from '#mock-server/compose/implementations.ts'
import { nearestPaths } from '#mock-server/core/nearest.ts'
import type { JournalEntry } from '#mock-server/world/journal.ts'
import type { Nearest } from './calls/record-calls.ts'

const messageOf = ({ answer }: JournalEntry) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? `: ${answer.message}` : ''

function pathNote(entry: JournalEntry, path: string, distance: number): string {
  if (distance === 0 && path !== entry.path) return 'its path differs in case'
  return distance === 0 ? 'the same path' : `its path differs by ${distance} letter${distance === 1 ? '' : 's'}`
}

const methodNote = (used: string, accepted: string) => (used === accepted ? '' : `; it takes ${accepted}, not ${used}`)

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
        says: `${pathNote(entry, path, far)}${methodNote(entry.method, method)}`,
      })),
  )
}

function describeOutcome(entry: JournalEntry): string {
  const { endpoint, method, path, status, errorCode, faults } = entry
  if (endpoint === undefined) return `no endpoint handles ${method} ${path}: ${status} ${errorCode}`
  const disturbed = faults.length > 0 ? `, with ${faults.length} fault${faults.length === 1 ? '' : 's'}` : ''
  const outcome = errorCode ? `refused it with ${status} ${errorCode}${messageOf(entry)}` : `answered it with ${status}`
  return `${endpoint} ${outcome}${disturbed}`
}

/** Returns the outcome of a call as a sentence, and the nearest endpoints if none handled it. */
export const explainEntry = (entry: JournalEntry): { entry: JournalEntry; says: string; nearest: Nearest[] } => ({
  entry,
  says: describeOutcome(entry),
  nearest: entry.endpoint === undefined ? nearestTo(entry) : [],
})

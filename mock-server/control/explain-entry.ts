import { implementations } from '#mock-server/compose/implementations.ts'
import { nearestPaths } from '#mock-server/core/nearest.ts'
import type { JournalEntry } from '#mock-server/world/journal/journal.ts'
import type { Difference, Explanation, Nearest, Outcome } from './calls/record-calls.ts'

const messageOf = ({ answer }: JournalEntry) =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? `: ${answer.message}` : ''

function differenceOf(entry: JournalEntry, path: string, letters: number): Difference {
  if (letters > 0) return 'letters'
  return path === entry.path ? 'same' : 'case'
}

const pathNotes: Record<Difference, (letters: number) => string> = {
  same: () => 'the same path',
  case: () => 'its path differs in case',
  letters: (letters) => `its path differs by ${letters} letter${letters === 1 ? '' : 's'}`,
}

const methodNote = (used: string, accepted: string) => (used === accepted ? '' : `; it takes ${accepted}, not ${used}`)

const nearestTo = (entry: JournalEntry): Nearest[] => {
  const endpoints = implementations.map(({ endpoint }) => endpoint)
  const paths = nearestPaths(new Set(endpoints.map(({ path }) => path)), entry.path)
  return paths.flatMap(({ path, far }) =>
    endpoints
      .filter((endpoint) => endpoint.path === path)
      .map(({ id, method, summary }) => {
        const difference = differenceOf(entry, path, far)
        const message = `${pathNotes[difference](far)}${methodNote(entry.method, method)}`
        return { endpoint: id, method, path, summary, difference, letters: far, message }
      }),
  )
}

function describeOutcome(entry: JournalEntry): string {
  const { endpoint, method, path, status, errorCode, faults } = entry
  if (endpoint === undefined) return `no endpoint handles ${method} ${path}: ${status} ${errorCode}`
  const disturbed = faults.length > 0 ? `, with ${faults.length} fault${faults.length === 1 ? '' : 's'}` : ''
  const outcome = errorCode ? `refused it with ${status} ${errorCode}${messageOf(entry)}` : `answered it with ${status}`
  return `${endpoint} ${outcome}${disturbed}`
}

function outcomeOf({ endpoint, errorCode }: JournalEntry): Outcome {
  if (endpoint === undefined) return 'unhandled'
  return errorCode === undefined ? 'answered' : 'refused'
}

/** Returns the outcome of a call as a code and a sentence, and the nearest endpoints if none handled it. */
export const explainEntry = (entry: JournalEntry): Explanation => ({
  entry,
  outcome: outcomeOf(entry),
  message: describeOutcome(entry),
  nearest: entry.endpoint === undefined ? nearestTo(entry) : [],
})

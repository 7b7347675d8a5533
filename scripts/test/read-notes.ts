import type { Note } from './notes.ts'
import { fail, type Outcome, sum } from './outcome.ts'

interface Ended {
  ok: boolean
  output: string
  /** Whether its time limit stopped it. */
  stopped: boolean
}

const named = 40

/** Lists the tests that did not run, up to a readable number. */
function unfinished(notRun: string[]): string {
  const rest = notRun.length - named
  return [...notRun.slice(0, named), ...(rest > 0 ? [`and ${rest} more`] : [])].map((name) => `\n  ${name}`).join('')
}

/** Returns the runner's own failures, independent of its tests. */
function broken(runner: string, { ok, output, stopped }: Ended, { passed, failures, notRun }: Outcome): Outcome[] {
  const last = output.split('\n').at(-1)
  if (stopped) {
    const counts = `${passed} tests passed and ${failures.length} failed before that`
    return [fail(runner, `${last}. ${counts}. Not finished are ${notRun.length}:${unfinished(notRun)}`)]
  }
  if (failures.length > 0) return []
  if (!ok) return [fail(runner, output || 'ended with an error and no output')]
  return passed === 0 ? [fail(runner, 'ran no tests')] : []
}

/** Returns the outcome of a runner from its reporter's notes and its end. */
export function readNotes(runner: string, notes: Note[], ended: Ended): Outcome {
  const finished = new Set(notes.flatMap((note) => ('finished' in note ? note.finished : [])))
  const planned = notes.flatMap((note) => ('planned' in note ? note.planned : []))
  const count = (status: string) => notes.filter((note) => 'status' in note && note.status === status).length
  const outcome = {
    passed: count('passed'),
    skipped: count('skipped'),
    failures: notes.flatMap((note) => ('message' in note ? [{ name: note.name, message: note.message }] : [])),
    notRun: planned.filter((name) => !finished.has(name)),
  }
  return sum([outcome, ...broken(runner, ended, outcome)])
}

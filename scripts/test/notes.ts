import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * An entry that a test runner's reporter writes during the run, one line of JSON each, so that a stopped run still shows
 * its progress. `planned` are tests, or files if the runner does not know its tests in advance; `finished` is one of them.
 */
export type Note =
  | { planned: string[] }
  | { finished: string }
  | { status: 'passed' | 'skipped'; name: string }
  | { status: 'failed'; name: string; message: string }

/** The environment variable that names the file of notes to a reporter in another process. */
export const notesVariable = 'PARLOR_TEST_NOTES'

export const write = (file: string, note: Note): void => appendFileSync(file, `${JSON.stringify(note)}\n`)

/** Writes a note from a reporter. */
export function note(one: Note): void {
  const file = process.env[notesVariable]
  if (!file) throw new Error(`This reporter serves npm test, which names a file in ${notesVariable}.`)
  write(file, one)
}

/** Reads the notes of a run. A killed runner may leave the last line incomplete. */
export function read(file: string): Note[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line): Note => JSON.parse(line))
}

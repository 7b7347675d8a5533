import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * What a test runner's reporter writes down as it goes, one line of JSON each, so that a run that is stopped still says
 * how far it came. `planned` are tests, or files if the runner knows its tests only when it opens their file; `finished`
 * is one of those.
 */
export type Note =
  | { planned: string[] }
  | { finished: string }
  | { status: 'passed' | 'skipped'; name: string }
  | { status: 'failed'; name: string; message: string }

/** Names the file of notes to a reporter, which is part of another process. */
export const notesVariable = 'PARLOR_TEST_NOTES'

export const write = (file: string, note: Note): void => appendFileSync(file, `${JSON.stringify(note)}\n`)

/** Writes a note from a reporter. */
export function note(one: Note): void {
  const file = process.env[notesVariable]
  if (!file) throw new Error(`This reporter serves npm test, which names a file in ${notesVariable}`)
  write(file, one)
}

/** A runner that is killed may leave the last line incomplete. */
export function read(file: string): Note[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line): Note => JSON.parse(line))
}

import { readFile, writeFile } from 'node:fs/promises'
import { ControlFailure } from '../call-control.ts'
import type { CommandResult } from './command.ts'

/** Reads a file of JSON. @throws ControlFailure. */
export async function readJsonFile(place: string): Promise<unknown> {
  const text = await readFile(place, 'utf8').catch((error: Error) => {
    throw new ControlFailure(`the file cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ControlFailure(`${place} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Writes a text to a file, or returns it to be printed. @throws ControlFailure if the file cannot be written. */
export async function deliver(data: unknown, text: string, out: string | undefined): Promise<CommandResult> {
  if (out === undefined) return { data, text: text.trimEnd() }
  await writeFile(out, text).catch((error: Error) => {
    throw new ControlFailure(`the file cannot be written: ${error.message}`)
  })
  return { data: { file: out }, text: `written to ${out}` }
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { fail, type Outcome } from './outcome.ts'

/**
 * Runs a check as a process of its own, which is stopped after its time limit with all that it started. Its command gets
 * the path of the file for its outcome.
 */
export async function alone(name: string, command: readonly string[], { minutes = 10 } = {}): Promise<Outcome> {
  const file = join(root, '.cache', `outcome-${name}`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const { output } = await run(['node', ...command, file], { minutes })
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fail(name, output)
}

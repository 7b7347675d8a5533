import { spawn } from 'node:child_process'
import { bundledNode, houseEnv, root } from '../scripts/paths.mjs'

/** Starts a script of this checkout in a process of its own and waits for its first line, which is JSON. */
export const ask = <Answer>(script: string, ...flags: string[]) => askIn<Answer>(root, script, ...flags)

/** The same of the checkout in a folder. */
export async function askIn<Answer>(folder: string, script: string, ...flags: string[]) {
  const child = spawn(bundledNode, [...flags, script], {
    cwd: folder,
    env: houseEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((heard, failed) => {
    child.stdout.once('data', (data) => heard(String(data)))
    child.once('exit', (code) => failed(new Error(`${script} exited with ${code} and printed nothing`)))
  })
  return { answer: JSON.parse(line) as Answer, stop: () => child.kill() }
}

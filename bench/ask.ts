import { spawn } from 'node:child_process'
import { bundledNode, houseEnv, root } from '../scripts/paths.mjs'

/** Starts a script in a process of its own and waits for its first line, which is JSON. */
export async function ask<Answer>(script: string, ...flags: string[]) {
  const child = spawn(bundledNode, [...flags, script], {
    cwd: root,
    env: houseEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((heard, failed) => {
    child.stdout.once('data', (data) => heard(String(data)))
    child.once('exit', (code) => failed(new Error(`${script} ended with ${code} and said nothing`)))
  })
  return { answer: JSON.parse(line) as Answer, stop: () => child.kill() }
}

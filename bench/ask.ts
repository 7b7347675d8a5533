import { spawn } from 'node:child_process'
import { bundledNode, projectEnv, root } from '#scripts/paths.mjs'

/** Runs a script of this checkout in its own process and returns its first line, which is JSON. */
export const ask = <Answer>(script: string, ...flags: string[]) => askIn<Answer>(root, script, ...flags)

/** Runs a script of the checkout in a folder in its own process and returns its first line. */
export async function askIn<Answer>(folder: string, script: string, ...flags: string[]) {
  const child = spawn(bundledNode, [...flags, script], {
    cwd: folder,
    env: projectEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((resolve, failed) => {
    child.stdout.once('data', (data) => resolve(String(data)))
    child.once('exit', (code) => failed(new Error(`${script} exited with ${code} and printed nothing.`)))
  })
  return { answer: JSON.parse(line) as Answer, stop: () => child.kill() }
}

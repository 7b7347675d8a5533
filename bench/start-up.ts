import { spawn } from 'node:child_process'
import { bundledNode, projectEnv, root } from '#scripts/paths.mjs'
import { percentile, timed } from './statistics.ts'

const runs = 5

/** Starts the host and waits until it prints its address. */
async function start() {
  const child = spawn(bundledNode, ['mock-server/main.mjs', '--port', '0'], { cwd: root, env: projectEnv })
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (data) => String(data).includes('Parlor') && ready())
    child.once('exit', (code) => failed(new Error(`The host exited with ${code}.`)))
  })
  return () => child.kill()
}

/** Returns the median milliseconds from the command to the line with the address. */
export async function measureStartUp(): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    let stop = () => false
    times.push(
      await timed(async () => {
        stop = await start()
      }),
    )
    stop()
  }
  return percentile(times, 0.5)
}

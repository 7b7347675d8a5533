import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import autocannon from 'autocannon'
import { bundledNode, projectEnv, root } from '#scripts/paths.mjs'
import type { Sizes, SoakHost } from './soak-host.ts'

const connections = 50
const samples = 12
const usualMinutes = 10

function startHost() {
  const child = spawn(bundledNode, ['--expose-gc', 'bench/soak-host.ts'], {
    cwd: root,
    env: projectEnv,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const answer = async <Answer>() => JSON.parse(`${(await once(lines, 'line'))[0]}`) as Answer
  return {
    started: answer<SoakHost>(),
    sizes() {
      child.stdin.write('\n')
      return answer<Sizes>()
    },
    stop: () => child.kill(),
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const row = (cells: readonly string[]) => console.log(`  ${cells.map((cell) => cell.padStart(11)).join('')}`)

/**
 * Loads a host with the mixed load for some minutes and prints its size a dozen times. Because worlds are bounded, the
 * heap stays constant after the first sizes.
 */
export async function soak(text: string | undefined): Promise<void> {
  const minutes = Number(text ?? usualMinutes)
  if (!(minutes > 0)) throw new Error(`soak takes a number of minutes, not "${text}"`)
  const host = startHost()
  try {
    const { url, load: requests } = await host.started
    console.log(`${minutes} minutes of mixed load, ${connections} connections`)
    row(['minute', 'requests', 'per second', 'heap', 'rss', 'rows', 'journal'])
    let sent = 0
    for (let sample = 1; sample <= samples; sample += 1) {
      const duration = (minutes * 60) / samples
      const result = await autocannon({ url, connections, duration, requests })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
      sent += result.requests.total
      const { heap, rss, rows, journal } = await host.sizes()
      const minute = ((sample * minutes) / samples).toFixed(1)
      row([
        minute,
        `${sent}`,
        `${Math.round(result.requests.average)}`,
        megabytes(heap),
        megabytes(rss),
        `${rows}`,
        `${journal}`,
      ])
    }
  } finally {
    host.stop()
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { bundledNode, root } from '#scripts/paths.mjs'

interface Leashed {
  /** Resolves to the first group of a pattern in the program's output. */
  waitForOutput: (pattern: RegExp) => Promise<string>
  /** Ends the program and all that it started. */
  end: () => Promise<unknown>
}

/** Starts a program that never outlives this process. */
export function startLeashed(command: readonly string[], env: Record<string, string> = {}): Leashed {
  const child = spawn(bundledNode, [join(root, 'scripts/leash.mjs'), ...command], {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  return {
    waitForOutput: (pattern) => firstMatch(child, pattern),
    end() {
      child.stdin.end()
      return ended
    },
  }
}

function firstMatch(child: ChildProcess & { stdout: Readable; stderr: Readable }, pattern: RegExp) {
  return new Promise<string>((found, failed) => {
    let output = ''
    const read = (part: Buffer) => {
      output += part
      const [, word] = pattern.exec(output) ?? []
      if (word !== undefined) found(word)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
    child.once('exit', () => failed(new Error(`The program ended before it wrote ${pattern}: ${output}`)))
  })
}

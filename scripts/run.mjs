import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { houseEnv, root } from './paths.mjs'

/**
 * Runs an installed command to its end and keeps what it says. A command that outlives its time is killed with all
 * its children and counts as failed.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, minutes?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run([program = '', ...parameters], { env = {}, minutes = 10 } = {}) {
  const isWindows = process.platform === 'win32'
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...houseEnv, ...env },
    shell: isWindows,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => kill(child)
  const interrupt = () => process.exit(130)
  process.once('exit', stop).once('SIGINT', interrupt).once('SIGTERM', interrupt)
  return new Promise((resolve) => {
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    const overdue = setTimeout(() => {
      output += `\n${program} was stopped after ${minutes} minutes`
      stop()
    }, minutes * 60_000)
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(overdue)
      process.off('exit', stop).off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ ok, output: stripVTControlCharacters(output).trim() })
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', ({ message }) => {
      output += message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/**
 * The child leads a group of its own, so that browsers and servers it started end with it.
 * @param {import('node:child_process').ChildProcess} child
 */
function kill(child) {
  if (child.exitCode !== null || !child.pid) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch {
    // It ended in this very moment.
  }
}

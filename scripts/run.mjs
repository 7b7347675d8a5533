import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { bundledNode, projectEnv, root } from './paths.mjs'

const leash = fileURLToPath(new URL('leash.mjs', import.meta.url))

/**
 * Runs an installed command to its end and keeps its output. After its time limit the command is killed with all that it
 * started. It never outlives this process.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, minutes?: number, folder?: string }} [options] `folder` is where it runs
 * @returns {Promise<{ ok: boolean, output: string, stopped: boolean }>} `stopped`: by its time limit
 */
export function run(command, { env = {}, minutes = 10, folder = root } = {}) {
  const child = spawn(bundledNode, [leash, ...command], {
    cwd: folder,
    env: { ...projectEnv, ...env },
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return new Promise((resolve) => {
    let output = ''
    let stopped = false
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    const overdue = setTimeout(() => {
      stopped = true
      output += `\n${command[0]} was stopped after ${minutes} minutes`
      child.stdin.end()
    }, minutes * 60_000)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', ({ message }) => {
      output += message
    })
    child.on('close', (code) => {
      clearTimeout(overdue)
      resolve({ ok: code === 0, output: stripVTControlCharacters(output).trim(), stopped })
    })
  })
}

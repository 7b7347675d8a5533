import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundledNode } from './paths.mjs'
import { run } from './run.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-run-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** A command that starts a second process, writes both ids to a file, and never ends. */
const endless = (file: string) => [
  'node',
  '--eval',
  `const other = require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  require('node:fs').writeFileSync(process.argv[1], process.pid + ' ' + other.pid)
  setInterval(() => {}, 1000)`,
  file,
]

const runs = (id: number) => {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

async function started(file: string) {
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 20_000 })
  const ids = readFileSync(file, 'utf8').split(' ').map(Number)
  expect(ids.filter(runs)).toHaveLength(2)
  return ids
}

const ended = (ids: number[]) => vi.waitUntil(() => !ids.some(runs), { timeout: 20_000 })

test('returns a command’s output and whether it succeeded', async () => {
  expect(await run(['node', '--print', '1 + 1'])).toEqual({ ok: true, output: '2', stopped: false })
  const failed = await run(['node', '--eval', 'console.error("no"); process.exit(3)'])
  expect(failed).toEqual({ ok: false, output: 'no', stopped: false })
  expect(await run(['no-such-command'])).toMatchObject({ ok: false, output: expect.stringContaining('ENOENT') })
})

test('stops a command and its children at the time limit', async () => {
  const file = join(folder, 'ids')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const outcome = run(endless(file), { minutes: 60 })
  const ids = await started(file)
  vi.advanceTimersByTime(60 * 60_000)
  expect(await outcome).toEqual({ ok: false, output: 'node was stopped after 60 minutes', stopped: true })
  await ended(ids)
})

test.each(['SIGTERM', 'SIGKILL'] as const)('stops everything if %s ends the run', async (signal) => {
  const file = join(folder, 'ids')
  const program = `import { run } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)}
    await run(${JSON.stringify(endless(file))})`
  const runner = spawn(bundledNode, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  const ids = await started(file)
  runner.kill(signal)
  await ended(ids)
})

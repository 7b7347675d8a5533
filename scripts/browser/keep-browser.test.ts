import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { keepBrowser } from './keep-browser.mjs'

/** Returns a program whose runs end in these ways, as parameters for Node, and a function that counts its runs. */
function programThat(...ends: string[]) {
  const notes = join(mkdtempSync(join(tmpdir(), 'parlor-kiosk-')), 'runs')
  const code = `const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync(${JSON.stringify(notes)}, '.')
    const run = readFileSync(${JSON.stringify(notes)}, 'utf8').length
    const ends = [${ends.join()}]
    ends[Math.min(run, ends.length) - 1]()`
  return { parameters: ['-e', code], runs: () => readFileSync(notes, 'utf8').length }
}

const closes = '() => process.exit(0)'
const fails = '() => process.exit(1)'
const isKilled = "() => process.kill(process.pid, 'SIGKILL')"

const keep = (parameters: string[]) => keepBrowser(process.execPath, parameters, { pause: 0 })

test('a crashed or killed browser starts again, a closed one does not', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { parameters, runs } = programThat(fails, isKilled, closes)
  await keep(parameters)
  expect(runs()).toBe(3)
})

test('a browser that always fails at once is given up with a message', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { parameters, runs } = programThat(fails)
  await expect(keep(parameters)).rejects.toThrow('fails as soon as it starts')
  expect(runs()).toBe(3)
})

test('reports a missing browser', async () => {
  await expect(keepBrowser('/no/such/browser', [])).rejects.toThrow('ENOENT')
})

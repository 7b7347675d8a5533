import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alone } from './alone.ts'
import { pass } from './outcome.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function script(code: string): string[] {
  const file = join(folder, 'check.mjs')
  writeFileSync(file, code)
  return [file]
}

it('returns the outcome that a check has written', async () => {
  const code = `import { writeFileSync } from 'node:fs'
writeFileSync(process.argv[2], ${JSON.stringify(JSON.stringify(pass(7)))})`
  expect(await alone('alone-test', script(code))).toEqual(pass(7))
})

it('fails a check that ends without an outcome, with what it printed', async () => {
  const outcome = await alone('alone-test', script("throw new Error('no browser')"))
  expect(outcome).toMatchObject({ passed: 0, failures: [{ name: 'alone-test' }] })
  expect(outcome.failures[0]?.message).toContain('no browser')
})

it('stops a check at its time limit, and fails it', async () => {
  const outcome = await alone('alone-test', script('setInterval(() => {}, 1000)'), { minutes: 0.01 })
  expect(outcome.failures[0]?.message).toContain('was stopped after 0.01 minutes')
})

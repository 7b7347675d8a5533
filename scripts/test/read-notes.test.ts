import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../paths.mjs'
import { run } from '../run.mjs'
import { type Note, notesVariable, read } from './notes.ts'
import { pass } from './outcome.ts'
import { readNotes } from './read-notes.ts'

const well = { ok: true, output: '', stopped: false }
const ill = { ok: false, output: 'Unhandled rejection', stopped: false }

const planned: Note = { planned: ['home', 'login', 'list'] }
const passed = (name: string): Note[] => [{ finished: name }, { status: 'passed', name }]
const failed = (name: string): Note[] => [{ finished: name }, { status: 'failed', name, message: 'no tile' }]

test('reads passed, skipped and failed tests from notes', () => {
  const notes: Note[] = [planned, ...passed('home'), ...failed('login'), { finished: 'list' }]
  expect(readNotes('vitest', [...notes, { status: 'skipped', name: 'list' }], ill)).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ name: 'login', message: 'no tile' }],
    notRun: [],
  })
})

test('reports finished, failed and missing tests of a run that its time limit stopped', () => {
  const stopped = { ok: false, output: 'playwright was stopped after 45 minutes', stopped: true }
  const { failures, notRun } = readNotes('playwright', [planned, ...failed('login')], stopped)
  expect(notRun).toEqual(['home', 'list'])
  expect(failures).toEqual([
    { name: 'login', message: 'no tile' },
    {
      name: 'playwright',
      message:
        'playwright was stopped after 45 minutes. 0 tests passed and 1 failed before that. Not finished are 2:\n  home\n  list',
    },
  ])
})

test('shortens a long list of missing tests', () => {
  const many: Note = { planned: Array.from({ length: 100 }, (_, i) => `test ${i}`) }
  const [failure] = readNotes('vitest', [many], { ok: false, output: 'stopped', stopped: true }).failures
  expect(failure?.message.split('\n')).toHaveLength(42)
  expect(failure?.message).toMatch(/ {2}and 60 more$/)
})

test('fails a runner that ends with an error or runs no tests', () => {
  expect(readNotes('vitest', passed('home'), well)).toEqual(pass(1))
  expect(readNotes('vitest', passed('home'), ill)).toMatchObject({
    passed: 1,
    failures: [{ name: 'vitest', message: 'Unhandled rejection' }],
  })
  expect(readNotes('vitest', [], well).failures).toEqual([{ name: 'vitest', message: 'ran no tests' }])
})

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/tests-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function notesOf(command: string[], files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'notes')
  const { output } = await run(command, { env: { [notesVariable]: file, CI: '1' } })
  const outcome = readNotes(command[0] ?? '', read(file), { ...well, output })
  return { ...outcome, failures: outcome.failures.map(({ name, message }) => [name, message]) }
}

const tests = (library: string) => `import { test, expect } from '${library}'
  test('passes', () => {})
  test.skip('waits', () => {})
  test('fails', () => expect(1).toBe(2))`

/** Each of these tests starts a whole runner. */
const patient = { timeout: 120_000 }

test('Vitest notes its tests, files that do not load, and hooks that fail', patient, async () => {
  const hook = `import { beforeAll, describe, test } from 'vitest'
    describe('part', () => { beforeAll(() => { throw new Error('no server') }); test('never', () => {}) })`
  const reporter = `--reporter=${join(root, 'scripts/test/vitest-reporter.ts')}`
  const outcome = await notesOf(['vitest', 'run', '--root', folder, reporter], {
    'vitest.config.ts': 'export default {}',
    'tests.test.ts': tests('vitest'),
    'broken.test.ts': 'import "./nowhere.ts"',
    'hook.test.ts': hook,
  })
  expect(outcome).toMatchObject({ passed: 1, skipped: 2, notRun: [] })
  expect(outcome.failures.sort()).toEqual([
    [expect.stringMatching(/broken\.test\.ts$/), expect.stringContaining('nowhere.ts')],
    [expect.stringMatching(/hook\.test\.ts$/), expect.stringContaining('no server')],
    [expect.stringMatching(/tests\.test\.ts › fails$/), expect.stringContaining('expected 1 to be 2')],
  ])
})

test('Playwright notes its tests and what fails outside them', patient, async () => {
  const reporter = `--reporter=${join(root, 'scripts/test/playwright-reporter.ts')}`
  const outcome = await notesOf(['playwright', 'test', '--config', folder, reporter], {
    'playwright.config.ts': `export default { projects: [{ name: 'phone' }], globalTeardown: './teardown.ts' }`,
    'teardown.ts': `export default () => { throw new Error('no end') }`,
    'tests.spec.ts': tests('@playwright/test'),
  })
  expect(outcome).toMatchObject({ passed: 1, skipped: 1, notRun: [] })
  expect(outcome.failures).toEqual([
    ['[phone] › tests.spec.ts › fails', expect.stringContaining('Object.is equality')],
    ['playwright', expect.stringContaining('no end')],
  ])
})

test('Jest, which runs the stories, notes them and files that do not load', patient, async () => {
  const reporters = [join(root, 'scripts/test/jest-reporter.ts')]
  const config = JSON.stringify({ rootDir: folder, reporters, testMatch: ['**/*.test.cjs'], transform: {} })
  const outcome = await notesOf(['jest', '--config', config], {
    'stories.test.cjs': `describe('Tile', () => {
      describe('Ready', () => { it('play-test', () => {}) })
      describe('Failed', () => { it('play-test', () => { throw new Error('no tile') }) })
    })`,
    'broken.test.cjs': `require('./nowhere.cjs')`,
  })
  expect(outcome).toMatchObject({ passed: 1, notRun: [] })
  expect(outcome.failures.sort()).toEqual([
    [expect.stringMatching(/broken\.test\.cjs$/), expect.stringContaining('nowhere.cjs')],
    ['Tile › Failed', expect.stringContaining('no tile')],
  ])
})

import { expect, test } from 'vitest'
import { pass, strict, sum } from './outcome.ts'
import { readJest } from './read-jest.ts'
import { readPlaywright } from './read-playwright.ts'

const fine = { ok: true, output: '' }

test('a Jest or Vitest report gives its passed, skipped and failed tests', () => {
  const assertionResults = [
    { fullName: 'home shows tiles', status: 'passed' },
    { fullName: 'home is quick', status: 'pending' },
    { fullName: 'home scrolls', status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ]
  expect(readJest({ testResults: [{ name: 'home.test.ts', status: 'failed', assertionResults }] })).toEqual({
    passed: 1,
    skipped: 1,
    failures: [{ name: 'home scrolls', message: 'expected 1 to be 2' }],
  })
})

test('a test file that does not load is a failure', () => {
  const testResults = [{ name: 'home.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }]
  expect(readJest({ testResults }).failures).toEqual([{ name: 'home.test.ts', message: 'no such module' }])
})

test('a Playwright report gives the tests of nested suites and what failed outside them', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [
      {
        projectName: 'express',
        status,
        results: [{ errors: status === 'unexpected' ? [{ message: 'no tile' }] : [] }],
      },
    ],
  })
  const nested = { title: 'visitor', specs: [spec('logs in', 'unexpected'), spec('waits', 'skipped')] }
  const suites = [{ title: 'home.spec.ts', specs: [spec('opens', 'expected')], suites: [nested] }]
  expect(readPlaywright({ suites, errors: [{ message: 'the server did not start' }] }, 'port is taken')).toEqual({
    passed: 1,
    skipped: 1,
    failures: [
      { name: '[express] › home.spec.ts › visitor › logs in', message: 'no tile' },
      { name: 'playwright', message: 'the server did not start\nport is taken' },
    ],
  })
})

test('a flaky test has failed', () => {
  const tests = [{ projectName: 'express', status: 'flaky' as const, results: [] }]
  const report = { suites: [{ title: 'home.spec.ts', specs: [{ title: 'opens', tests }] }], errors: [] }
  expect(readPlaywright(report).failures).toHaveLength(1)
})

test('a runner that broke down, or ran nothing, has failed', () => {
  expect(strict('vitest', pass(3), fine)).toEqual(pass(3))
  expect(strict('vitest', pass(3), { ok: false, output: 'Unhandled rejection' })).toMatchObject({
    passed: 3,
    failures: [{ name: 'vitest', message: 'Unhandled rejection' }],
  })
  expect(strict('vitest', sum([]), fine).failures).toEqual([{ name: 'vitest', message: 'ran no tests' }])
})

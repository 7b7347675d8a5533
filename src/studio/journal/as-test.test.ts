import { expect, test } from 'vitest'
import type { JournalEntry } from '../api/schemas.ts'
import { asTest } from './as-test.ts'

const entry: JournalEntry = {
  id: 1,
  at: 0,
  method: 'POST',
  path: '/wps/relay/auth_login',
  headers: { moduleid: 'LOGIN3' },
  endpoint: 'auth.login',
  input: { username: "o'neil" },
  status: 401,
  errorCode: 'LOGIN_FAILED',
  faults: [],
  changes: [],
}

test('a call becomes a test of its status and error', () => {
  expect(asTest(entry, 'blue')).toBe(`import { expect, test } from '@playwright/test'

test('auth.login answers 401 LOGIN_FAILED', async ({ request }) => {
  const response = await request.fetch('/wps/relay/auth_login', {
    method: 'POST',
    headers: {"moduleid":"LOGIN3","x-world":"blue"},
    data: {"username":"o'neil"},
  })
  expect(response.status()).toBe(401)
  expect(await response.json()).toMatchObject({ errorCode: 'LOGIN_FAILED' })
})
`)
})

test('a read carries its input in the query, and nothing if it has none', () => {
  const read = { ...entry, method: 'GET', status: 200, errorCode: undefined }
  expect(asTest({ ...read, input: { language: 'KO' } }, 'blue')).toContain('    params: {"language":"KO"},')
  expect(asTest({ ...read, input: {} }, 'blue')).not.toMatch(/params|errorCode/)
})

import { expect, test } from 'vitest'
import type { JournalEntry } from '../api/schemas.ts'
import { asCurl } from './as-curl.ts'

const entry: JournalEntry = {
  id: 1,
  at: 0,
  method: 'GET',
  path: '/wps/system/status',
  headers: {},
  status: 200,
  faults: [],
  changes: [],
}

test('a read carries its input in the query, and the world in a header', () => {
  expect(asCurl({ ...entry, input: { language: 'KO' } }, 'http://localhost:5173', 'blue')).toBe(
    `curl 'http://localhost:5173/wps/system/status?language=KO' \\\n  -H 'x-world: blue'`,
  )
})

test('a write carries its input as JSON, and a quote survives the shell', () => {
  const command = asCurl(
    { ...entry, method: 'POST', headers: { moduleid: 'LOGIN3' }, input: { name: "O'Neil" } },
    'http://localhost:5173',
    'default',
  )
  expect(command).toContain(`-X POST`)
  expect(command).toContain(`-H 'moduleid: LOGIN3'`)
  expect(command).toContain(`-d '{"name":"O'\\''Neil"}'`)
})

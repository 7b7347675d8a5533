import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { implementations } from '#mock-server/compose/implementations.ts'
import { control } from '#mock-server/control/contract.ts'

/** The specified calls of the platform: area, name, method, path, access, module. */
const agreed = readFileSync(new URL('calls.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .slice(1)

const isVendors = (path: string) => path.startsWith('/__vendors/')

const declared = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !isVendors(path))
  .map(({ id, method, path, access, module = '' }) => [...id.split('.'), method, path, access, module].join('\t'))

const table = 'mock-server/verify/conformance/calls.tsv'

test('every endpoint has its row in calls.tsv', () => {
  const missing = declared.filter((row) => !agreed.includes(row))
  expect(missing, `add to ${table}, with tabs between the columns:\n${missing.join('\n')}\n`).toEqual([])
})

test('every row of calls.tsv has its endpoint', () => {
  const extra = agreed.filter((row) => !declared.includes(row))
  const rows = extra.join('\n')
  expect(extra, `${table} has rows without an endpoint: add the endpoint, or remove the row:\n${rows}\n`).toEqual([])
})

test('no row of calls.tsv is repeated', () => {
  const repeated = agreed.filter((row, at) => agreed.indexOf(row) < at)
  expect(repeated, `remove the repeated rows from ${table}:\n${repeated.join('\n')}\n`).toEqual([])
})

test('calls outside the platform have a path of their own', () => {
  expect(Object.values(control).filter(({ path }) => !path.startsWith('/__gateway/'))).toEqual([])
})

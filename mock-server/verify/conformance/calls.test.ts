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

test('every specified call has its endpoint, and every endpoint is specified', () => {
  expect(declared.toSorted()).toEqual(agreed.toSorted())
})

test('calls outside the platform have a path of their own', () => {
  expect(Object.values(control).filter(({ path }) => !path.startsWith('/__gateway/'))).toEqual([])
})

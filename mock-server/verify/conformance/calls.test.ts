import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { implementations } from '#mock-server/compose/implementations.ts'
import { control } from '#mock-server/control/contract.ts'

/** The platform's calls as they were agreed on: area, name, method, path, who may call, module. */
const agreed = readFileSync(new URL('calls.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .slice(1)

const isVendors = (path: string) => path.startsWith('/__vendors/')

const declared = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !isVendors(path))
  .map(({ id, method, path, access, module = '' }) => [...id.split('.'), method, path, access, module].join('\t'))

test('every agreed call has its endpoint, and no endpoint is there that nobody agreed on', () => {
  expect(declared.toSorted()).toEqual(agreed.toSorted())
})

test("what is not the platform's own says so by its path", () => {
  expect(Object.values(control).filter(({ path }) => !path.startsWith('/__gateway/'))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'

test('keys are long enough for the gateway, and differ', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('no page of a vendor needs what browsers lack on http pages', () => {
  const pages = globSync('mock-server/vendors/**/page/**/*.{ts,tsx}')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((file) => readFileSync(file, 'utf8').includes('randomUUID'))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no page of a vendor needs what browsers lack on http pages', () => {
  const pages = globSync('mock-server/vendors/**/page/**/*.{ts,tsx}')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((file) => readFileSync(file, 'utf8').includes('randomUUID'))).toEqual([])
})

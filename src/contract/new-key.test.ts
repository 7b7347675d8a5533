import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'
import { IdempotencyKey } from './primitives.ts'

test('returns a valid idempotency key, and another one each time', () => {
  expect(IdempotencyKey.parse(newKey())).toMatch(/^[0-9a-f]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

import { expect, test } from 'vitest'
import { fail } from '#mock-server/values/fail.ts'
import { replayOf } from './replay.ts'

const transferOf = (amount: number) => ({
  action: 'transfer',
  isSame: (made: { amount: number }) => made.amount === amount,
})

test('returns nothing for a new key', () => {
  expect(replayOf({ fail }, undefined, transferOf(5))).toBeUndefined()
})

test('returns what the same call made before', () => {
  const made = { amount: 5 }
  expect(replayOf({ fail }, made, transferOf(5))).toBe(made)
})

test('refuses another call with the same key', () => {
  expect(() => replayOf({ fail }, { amount: 5 }, transferOf(6))).toThrow(
    expect.objectContaining({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'this key made another transfer before; a new transfer needs a new key',
      detail: expect.objectContaining({ field: 'body.idempotencyKey' }),
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { balanceOf, type Movement, refuseTransfer, type Transfer } from './transfer.ts'

const bet: Transfer = {
  reason: 'bet',
  from: 'member:1',
  to: 'house:PP',
  amount: 500,
  reference: 'round-1',
  idempotencyKey: 'key-1',
}

describe('a transfer', () => {
  test('is accepted if the member has the money', () => {
    expect(refuseTransfer(bet, 500, undefined)).toBeUndefined()
  })

  test('is refused if the member has less', () => {
    expect(refuseTransfer(bet, 499, undefined)).toBe('INSUFFICIENT_FUNDS')
  })

  test.each(['house:PP', 'platform'] as const)('may overdraw %s', (from) => {
    expect(refuseTransfer({ ...bet, from }, -10_000, undefined)).toBeUndefined()
  })

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is refused for the amount %d', (amount) => {
    expect(refuseTransfer({ ...bet, amount }, 2 ** 54, undefined)).toBe('INVALID_INPUT')
  })

  test('that was made before is accepted again at any balance', () => {
    expect(refuseTransfer(bet, 0, { ...bet })).toBeUndefined()
  })

  test.each([
    ['amount', { amount: 501 }],
    ['reason', { reason: 'win' }],
    ['payer', { from: 'member:2' }],
    ['receiver', { to: 'house:EG4' }],
    ['reference', { reference: 'round-2' }],
  ] as const)('with a key used for another %s is refused', (_, other) => {
    expect(refuseTransfer(bet, 10_000, { ...bet, ...other })).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

test('the balances of all accounts add up to zero', () => {
  const account = fc.constantFrom('member:1', 'member:2', 'house:PP', 'platform')
  const movement = fc.record({
    ...Object.fromEntries(['id', 'reference', 'idempotencyKey'].map((key) => [key, fc.string()])),
    at: fc.nat(),
    reason: fc.constant('bet'),
    from: account,
    to: account,
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<Movement>
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      const sum = (['member:1', 'member:2', 'house:PP', 'platform'] as const)
        .map((name) => balanceOf(movements, name))
        .reduce((total, balance) => total + balance, 0)
      expect(sum).toBe(0)
    }),
  )
})

test('amounts survive conversion to minor units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000_000 }), (minor) => {
      expect(toMinor(toMajor(minor))).toBe(minor)
    }),
  )
})

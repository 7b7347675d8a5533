import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterWrongTry, lockedAt, lockTime, noTries, refusePaymentPassword, triesAllowed } from './payment-password.ts'

const wrongTries = (count: number, now: number) =>
  Array.from({ length: count }).reduce<typeof noTries>((tries) => afterWrongTry(tries, now), noTries)

describe('wrong tries', () => {
  test('lock the password at the allowed number, not earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (now) => {
        expect(lockedAt(wrongTries(triesAllowed - 1, now), now)).toBeUndefined()
        expect(lockedAt(wrongTries(triesAllowed, now), now)).toBe(now + lockTime)
      }),
    )
  })

  test('are counted from one again after the lock ends', () => {
    const locked = wrongTries(triesAllowed, 1_000)
    expect(lockedAt(locked, 1_000 + lockTime - 1)).toBe(1_000 + lockTime)
    expect(lockedAt(locked, 1_000 + lockTime)).toBeUndefined()
    expect(afterWrongTry(locked, 1_000 + lockTime).failures).toBe(1)
  })
})

describe('a new payment password', () => {
  const input = (first: string, second = first) => ({ newPaymentPassword: first, confirmPaymentPassword: second })

  test.each([['12345'], ['12345a'], ['1234567'], ['']])('cannot be %j', (password) => {
    expect(refusePaymentPassword(input(password))).toEqual({ code: 'INVALID_INPUT', field: 'newPaymentPassword' })
  })

  test('must match its confirmation', () => {
    expect(refusePaymentPassword(input('135790', '135791'))).toEqual({
      code: 'PASSWORDS_DIFFER',
      field: 'confirmPaymentPassword',
    })
  })

  test('may be any six digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (digits) => {
        expect(refusePaymentPassword(input(digits))).toBeUndefined()
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#contract/time-units.ts'
import { type Attempts, countFailure, isLocked, type Limits, needsCaptcha, noAttempts } from './login-guard.ts'

const limits: fc.Arbitrary<Limits> = fc.record({
  captchaAfter: fc.nat(10),
  lockAfter: fc.integer({ min: 1, max: 10 }),
  lockLife: fc.integer({ min: 1, max: day }),
})
const start = 1_800_000_000_000

const failTimes = (times: number, by: Limits, now = start): Attempts =>
  Array.from({ length: times }).reduce<Attempts>((attempts) => countFailure(attempts, by, now), noAttempts)

describe('wrong secrets in a row', () => {
  test('lock the account at the limit, not earlier', () => {
    fc.assert(
      fc.property(limits, (by) => {
        expect(isLocked(failTimes(by.lockAfter - 1, by), start)).toBe(false)
        expect(isLocked(failTimes(by.lockAfter, by), start)).toBe(true)
      }),
    )
  })

  test('never lock if the limit is 0', () => {
    fc.assert(
      fc.property(limits, fc.nat(50), (by, times) => {
        expect(isLocked(failTimes(times, { ...by, lockAfter: 0 }), start)).toBe(false)
      }),
    )
  })

  test('require a captcha from the limit on', () => {
    fc.assert(
      fc.property(limits, fc.nat(10), (by, times) => {
        const patient = { ...by, lockAfter: 0 }
        expect(needsCaptcha(failTimes(times, patient), patient, start)).toBe(times >= by.captchaAfter)
      }),
    )
  })
})

test('a lock expires and resets the count', () => {
  fc.assert(
    fc.property(limits, (by) => {
      const locked = failTimes(by.lockAfter, by)
      const end = start + by.lockLife
      expect(isLocked(locked, end - 1)).toBe(true)
      expect(isLocked(locked, end)).toBe(false)
      expect(needsCaptcha(locked, by, end)).toBe(by.captchaAfter === 0)
      expect(countFailure(locked, by, end).failedLogins).toBe(1)
    }),
  )
})

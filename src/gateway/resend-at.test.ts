import { expect, test } from 'vitest'
import { hour, minute } from '#contract/time-units.ts'
import { resendAt } from './resend-at.ts'

const now = 1_000_000

test.each([
  ['at the expiry that the gateway gives', { expirationTime: now + 5_000 }, 5_000],
  ['after the minutes that the gateway gives', { expiredMinutes: 3 }, 3 * minute],
  ['after a minute if the gateway gives neither', {}, minute],
  ['after a minute if the expiry is null', { expirationTime: null }, minute],
  ['after an hour at most if the expiry is far off', { expirationTime: Number.MAX_SAFE_INTEGER }, hour],
  ['after an hour at most if the minutes are many', { expiredMinutes: 1e9 }, hour],
])('another code may be requested %s', (_, sent, after) => {
  expect(resendAt(sent, now)).toBe(now + after)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityToken, refuseIdentityToken } from './identity-token.ts'

const mobile = fc.stringMatching(/^[1-9]\d{7,14}$/)
const second = 1_000
const expiry = fc.integer({ min: 1_000_000, max: 4_000_000_000 }).map((seconds) => seconds * second)

test('a token is readable and can be typed', () => {
  expect(identityToken('821022334455', Date.parse('2026-11-20T10:10:00Z'))).toBe(
    'firebase.821022334455@2026-11-20T10:10:00Z.signed-821022334455@2026-11-20T10:10:00Z',
  )
})

test('a token proves only its own number, until it expires', () => {
  fc.assert(
    fc.property(mobile, mobile, expiry, (number, other, expiresAt) => {
      const token = identityToken(number, expiresAt)
      expect(refuseIdentityToken(token, number, expiresAt - 1)).toBeUndefined()
      expect(refuseIdentityToken(token, number, expiresAt)).toBe('FIREBASE_TOKEN_EXPIRED')
      if (other !== number) expect(refuseIdentityToken(token, other, 0)).toBe('FIREBASE_TOKEN_INVALID')
    }),
  )
})

test('a token with any letter changed is invalid', () => {
  fc.assert(
    fc.property(mobile, expiry, fc.nat(), fc.constantFrom('0', '9', 'Z', '.', ''), (number, expiresAt, at, letter) => {
      const token = identityToken(number, expiresAt)
      const place = at % token.length
      const changed = token.slice(0, place) + letter + token.slice(place + 1)
      if (changed !== token) expect(refuseIdentityToken(changed, number, 0)).toBe('FIREBASE_TOKEN_INVALID')
    }),
  )
})

test.each([
  '',
  'firebase',
  'firebase..signed-',
  'firebase.821022334455@9999-99-99T99:99:99Z.signed-821022334455@9999-99-99T99:99:99Z',
])('%j is not a token', (token) => {
  expect(refuseIdentityToken(token, '821022334455', 0)).toBe('FIREBASE_TOKEN_INVALID')
})

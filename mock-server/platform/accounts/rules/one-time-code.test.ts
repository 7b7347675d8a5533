import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeRules, type IssuedCode, recent, refuseCode, refuseSending } from './one-time-code.ts'

const now = 1_800_000_000_000
const digits = fc.stringMatching(/^\d{6}$/)
const issued = (code: string, over: Partial<IssuedCode> = {}): IssuedCode => ({
  code,
  expiresAt: now + 1,
  wrongTries: 0,
  used: false,
  ...over,
})

describe('a code', () => {
  test('is accepted if correct, unexpired, unused and within the tries', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: codeRules.tries - 1 }), (code, wrongTries) => {
        expect(refuseCode(issued(code, { wrongTries }), code, now)).toBeUndefined()
      }),
    )
  })

  test('is refused if it is wrong', () => {
    fc.assert(
      fc.property(digits, fc.string(), (code, typed) => {
        fc.pre(code !== typed)
        expect(refuseCode(issued(code), typed, now)).toBe('WRONG')
      }),
    )
  })

  test.each([
    ['was never sent', undefined, 'WRONG'],
    ['was used', issued('123456', { used: true }), 'WRONG'],
    ['has expired', issued('123456', { expiresAt: now }), 'CODE_EXPIRED'],
    ['had too many wrong tries', issued('123456', { wrongTries: codeRules.tries }), 'CODE_TRIES_EXCEEDED'],
  ])('is refused if it %s', (_, code, refusal) => {
    expect(refuseCode(code, '123456', now)).toBe(refusal)
  })
})

describe('sending', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 2 * codeRules.window }).map((age) => now - age))

  test('waits for the pause after the last code for the same purpose', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: codeRules.pause - 1 }), instants, (age, all) => {
        expect(refuseSending({ samePurpose: [now - age], all }, now)).toBe('CODE_TOO_SOON')
      }),
    )
  })

  test('stops at the number of codes within the window, counting those for every purpose', () => {
    fc.assert(
      fc.property(instants, (all) => {
        const inWindow = all.filter((at) => at > now - codeRules.window).length
        const refusal = inWindow >= codeRules.perWindow ? 'CODE_LIMIT_REACHED' : undefined
        expect(refuseSending({ samePurpose: [], all }, now)).toBe(refusal)
        expect(recent(all, now)).toHaveLength(inWindow)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPerCent, toPerCent } from './rates.ts'

describe('a rate in per cent', () => {
  test('converts to a rate and back', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (rate) => {
        expect(fromPerCent(toPerCent(rate))).toBe(rate)
      }),
    )
  })

  test.each([0.001, 0.505, 1.0049])('of %d is too precise', (perCent) => {
    expect(fromPerCent(perCent)).toBeUndefined()
  })
})

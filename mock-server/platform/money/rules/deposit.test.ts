import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import { acceptanceTime, bonusFor, takesBonus, turnoverFor, withinLimits } from './deposit.ts'

const limits = { minimum: 10_000, maximum: 5_000_000, unit: 1_000 }

describe('the limits of a deposit', () => {
  test('accept every whole number of units from minimum to maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5_000 }), (units) => {
        expect(withinLimits(units * limits.unit, limits)).toBe(true)
      }),
    )
  })

  test('refuse every other amount', () => {
    const outside = fc.oneof(
      fc.integer({ max: limits.minimum - 1 }),
      fc.integer({ min: limits.maximum + 1 }),
      fc
        .integer({ min: 10, max: 4_999 })
        .chain((units) => fc.integer({ min: 1, max: 999 }).map((rest) => units * 1_000 + rest)),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 10_000.5),
    )
    fc.assert(
      fc.property(outside, (amount) => {
        expect(withinLimits(amount, limits)).toBe(false)
      }),
    )
  })
})

describe('a bonus', () => {
  const bonus = fc.record({
    percent: fc.integer({ min: 1, max: 200 }),
    minimum: fc.nat(1_000_000),
    maximumBonus: fc.nat(1_000_000),
  })

  test('is whole minor units, never negative, and never above its percentage or maximum', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), bonus, (amount, rule) => {
        const given = bonusFor(amount, rule)
        expect(Number.isSafeInteger(given)).toBe(true)
        expect(given).toBeGreaterThanOrEqual(0)
        expect(given).toBeLessThanOrEqual(amount * rule.percent)
        expect(given).toBeLessThanOrEqual(rule.maximumBonus * 100)
      }),
    )
  })

  test('grows with the deposit and is 0 below the minimum deposit', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), bonus, (one, other, rule) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(bonusFor(less, rule)).toBeLessThanOrEqual(bonusFor(more, rule))
        if (less < rule.minimum) expect(bonusFor(less, rule)).toBe(0)
      }),
    )
  })
})

describe('a deposit', () => {
  const paidAt = null

  test('has expired if it is pending, unpaid and past its time', () => {
    expect(statusAt({ status: 'pending', payBy: 10, paidAt }, 9)).toBe('pending')
    expect(statusAt({ status: 'pending', payBy: 10, paidAt }, 10)).toBe('expired')
    expect(statusAt({ status: 'pending', payBy: 10, paidAt: 9 }, 11)).toBe('pending')
    expect(statusAt({ status: 'credited', payBy: 10, paidAt }, 11)).toBe('credited')
  })

  test('accepts a bonus while pending, and for a day after its credit if it was not used', () => {
    const pending = { status: 'pending', payBy: 10, paidAt, settledAt: null, movedAt: 5 } as const
    expect(takesBonus(pending, 9)).toBe(true)
    expect(takesBonus(pending, 10)).toBe(false)
    const credited = { ...pending, status: 'credited', settledAt: 20, movedAt: 19 } as const
    expect(takesBonus(credited, 19 + acceptanceTime)).toBe(true)
    expect(takesBonus(credited, 20 + acceptanceTime)).toBe(false)
    expect(takesBonus({ ...credited, movedAt: 20 }, 20)).toBe(false)
    expect(takesBonus({ ...credited, status: 'failed' }, 20)).toBe(false)
  })
})

test('the turnover is a multiple of deposit and bonus, and 0 without a bonus', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(100_000_000), fc.integer({ min: 1, max: 50 }), (amount, bonus, times) => {
      const turnover = turnoverFor(amount, bonus, times)
      expect(turnover).toBe(bonus === 0 ? 0 : (amount + bonus) * times)
      expect(Number.isSafeInteger(turnover)).toBe(true)
    }),
  )
})

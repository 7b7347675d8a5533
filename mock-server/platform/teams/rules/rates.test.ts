import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { exceeding, noRates, type Rates, rateRange, weightedRates } from './rates.ts'

const rates: fc.Arbitrary<Rates> = fc.record(
  Object.fromEntries(gameCategories.map((category) => [category, fc.nat(150)])) as Record<
    (typeof gameCategories)[number],
    fc.Arbitrary<number>
  >,
)

describe('the range of a downline’s rate', () => {
  test('contains the rates of those below and nothing above the upline’s own', () => {
    fc.assert(
      fc.property(rates, fc.array(rates), fc.constantFrom(...gameCategories), (own, given, category) => {
        const { minimum, maximum } = rateRange(own, given, category)
        expect(maximum).toBe(own[category])
        for (const below of given) expect(minimum).toBeGreaterThanOrEqual(below[category])
        expect(minimum).toBe(Math.max(0, ...given.map((below) => below[category])))
      }),
    )
  })
})

test('rates exceed a limit exactly if the rate of some category does', () => {
  fc.assert(
    fc.property(rates, rates, (one, other) => {
      const category = exceeding(one, other)
      if (category) expect(one[category]).toBeGreaterThan(other[category])
      else for (const each of gameCategories) expect(one[each]).toBeLessThanOrEqual(other[each])
    }),
  )
})

test('weighting keeps a rate for a share of 100 and halves it for 50', () => {
  expect(weightedRates(80, { ...noRates, RNG: 100, LIVE: 50, PVP: 25 })).toEqual({
    ...noRates,
    RNG: 80,
    LIVE: 40,
    PVP: 20,
  })
})

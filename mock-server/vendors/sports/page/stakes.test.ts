import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddsOf } from './legs.ts'
import { leg } from './sample-book.ts'
import { betsOf, sumsOf } from './stakes.ts'

describe('the cost and possible payout of a slip', () => {
  const odds = fc.integer({ min: 101, max: 5_000 }).map((hundredths) => hundredths / 100)

  test('singles cost one stake each and pay by their own odds', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 1, maxLength: 10 }), fc.integer({ min: 1, max: 1e6 }), (all, stake) => {
        const slip = all.map((one, at) => leg(`m${at}`, { odds: one }))
        const { cost, potential } = sumsOf({ slip, mode: 'single', stake })
        expect(cost).toBe(stake * all.length)
        const exact = all.reduce((sum, one) => sum + stake * one, 0)
        expect(Math.abs(potential - exact)).toBeLessThan(0.02 * all.length)
      }),
    )
  })

  test('an accumulator costs one stake and pays by the product of all odds', () => {
    fc.assert(
      fc.property(fc.array(odds, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 1_000 }), (all, stake) => {
        const slip = all.map((one, at) => leg(`m${at}`, { odds: one }))
        const book = { slip, mode: 'accumulator', stake } as const
        expect(betsOf(book)).toHaveLength(1)
        expect(sumsOf(book).cost).toBe(stake)
        expect(sumsOf(book).potential).toBeLessThanOrEqual(stake * oddsOf(slip) + 0.01)
        expect(oddsOf(slip)).toBeCloseTo(
          all.reduce((product, one) => product * one, 1),
          3,
        )
      }),
    )
  })

  test('an empty stake costs nothing', () => {
    expect(sumsOf({ slip: [leg('a')], mode: 'single', stake: undefined })).toEqual({ cost: 0, potential: 0 })
  })
})

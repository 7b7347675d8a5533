import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { potOf, splitPot } from './pot.ts'

const anySeat = fc.record({
  paid: fc.integer({ min: 1, max: 1_000_000 }),
  folded: fc.boolean(),
  rank: fc.integer({ min: 0, max: 41 }),
})
/** Seats at the end of a hand: the largest payer has not folded. */
const anySeats = fc.array(anySeat, { minLength: 2, maxLength: 6 }).map((seats) => {
  const most = Math.max(...seats.map(({ paid }) => paid))
  return seats.map((seat) => (seat.paid === most ? { ...seat, folded: false } : seat))
})
const seat = (paid: number, rank: number, folded = false) => ({ paid, rank, folded })

describe('splitting a pot', () => {
  test('preserves all money', () => {
    fc.assert(
      fc.property(anySeats, (seats) => {
        const { payouts, rake } = splitPot(seats)
        expect(payouts.reduce((sum, one) => sum + one, rake)).toBe(potOf(seats))
        for (const share of [...payouts, rake]) expect(Number.isSafeInteger(share) && share >= 0).toBe(true)
      }),
    )
  })

  test('pays nothing to a folded seat, and to each seat at most its own stake from every other', () => {
    fc.assert(
      fc.property(anySeats, (seats) => {
        const { payouts } = splitPot(seats)
        for (const [at, { paid, folded }] of seats.entries()) {
          const most = seats.reduce((sum, other) => sum + Math.min(other.paid, paid), 0)
          expect(payouts[at]).toBeLessThanOrEqual(folded ? 0 : most)
        }
      }),
    )
  })

  test('takes a rake of five per cent', () => {
    expect(splitPot([seat(1_000, 9), seat(1_000, 5), seat(1_000, 7)])).toEqual({ payouts: [2_850, 0, 0], rake: 150 })
  })

  test('returns unmatched money without a rake', () => {
    expect(splitPot([seat(1_000, 5), seat(5_000, 9)])).toEqual({ payouts: [0, 5_900], rake: 100 })
    expect(splitPot([seat(1_000, 9), seat(5_000, 5)])).toEqual({ payouts: [1_900, 4_000], rake: 100 })
  })

  test('splits between equal hands, with the remainder for the first', () => {
    expect(splitPot([seat(1_001, 7), seat(1_001, 7), seat(1_001, 2)]).payouts).toEqual([1_427, 1_426, 0])
  })

  test('keeps the stakes of folded seats in the pot', () => {
    expect(splitPot([seat(2_000, 41, true), seat(2_000, 1), seat(500, 30)])).toEqual({
      payouts: [0, 2_850, 1_425],
      rake: 225,
    })
  })
})

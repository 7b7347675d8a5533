import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadChances, poisson, poissonAbove, poissonAt } from './poisson.ts'

const rate = fc.double({ min: 0, max: 120, noNaN: true })
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

test('the probabilities add up to one, and their mean is the rate', () => {
  fc.assert(
    fc.property(rate, (expected) => {
      const all = poisson(expected)
      expect(sum(all)).toBeCloseTo(1, 8)
      expect(sum(all.map((probability, count) => probability * count))).toBeCloseTo(expected, 6)
    }),
  )
})

test.each([0.2, 1.4, 4.5, 82])('evenly spread fractions give counts with mean %d', (expected) => {
  const drawn = Array.from({ length: 20_000 }, (_, at) => poissonAt((at + 0.5) / 20_000, expected))
  expect(sum(drawn) / drawn.length).toBeCloseTo(expected, 1)
})

test('the probabilities above and below a line add up to one', () => {
  fc.assert(
    fc.property(rate, fc.integer({ min: -3, max: 140 }), (expected, line) => {
      const upTo = sum(poisson(expected).slice(0, Math.max(0, line + 1)))
      expect(poissonAbove(expected, line) + upTo).toBeCloseTo(1, 8)
    }),
  )
})

test('the probabilities of both leads and a draw add up to one', () => {
  fc.assert(
    fc.property(rate, rate, fc.integer({ min: -6, max: 6 }), (home, away, line) => {
      const { above, at } = leadChances({ home, away }, line)
      const other = leadChances({ home: away, away: home }, -line)
      expect(above + at + other.above).toBeCloseTo(1, 7)
      expect(other.at).toBeCloseTo(at, 9)
    }),
  )
})

test('a half line has no draw', () => {
  expect(leadChances({ home: 2, away: 1 }, 0.5).at).toBe(0)
  expect(leadChances({ home: 2, away: 1 }, 0.5).above).toBeCloseTo(leadChances({ home: 2, away: 1 }, 0).above, 12)
})

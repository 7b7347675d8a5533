import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPause, roundsPerShoe, tableTime } from './clock.ts'

const anyPace = fc.record({ betting: fc.integer({ min: 1, max: 60_000 }), rest: fc.integer({ min: 1, max: 60_000 }) })
const anyInstant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })
const anyOffset = fc.nat(120_000)

test('every instant is in exactly one round, and betting closes within the round', () => {
  fc.assert(
    fc.property(anyInstant, anyPace, anyOffset, (now, pace, offset) => {
      const { startsAt, closesAt, endsAt, round } = tableTime(now, pace, offset)
      expect(startsAt).toBeLessThanOrEqual(now)
      expect(now).toBeLessThan(endsAt)
      expect(closesAt - startsAt).toBe(pace.betting)
      expect(endsAt - closesAt).toBe(pace.rest)
      expect(round).toBeGreaterThanOrEqual(0)
      expect(round).toBeLessThanOrEqual(roundsPerShoe)
    }),
  )
})

test('rounds follow each other, then a pause, then a new shoe', () => {
  fc.assert(
    fc.property(anyInstant, anyPace, anyOffset, (now, pace, offset) => {
      const current = tableTime(now, pace, offset)
      const next = tableTime(current.endsAt, pace, offset)
      expect(next.startsAt).toBe(current.endsAt)
      const expected = isPause(current)
        ? { shoe: current.shoe + 1, round: 0 }
        : { shoe: current.shoe, round: current.round + 1 }
      expect({ shoe: next.shoe, round: next.round }).toEqual(expected)
    }),
  )
})

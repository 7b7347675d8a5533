import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance, hash } from './chance.ts'

const key = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 })

describe('a chance', () => {
  test('returns the same value for the same seed and key, in any order of calls', () => {
    fc.assert(
      fc.property(fc.string(), key, key, (seed, one, other) => {
        const first = createChance(seed)
        const before = first.fraction(...one)
        first.fraction(...other)
        expect(first.fraction(...one)).toBe(before)
        expect(createChance(seed).fraction(...one)).toBe(before)
      }),
    )
  })

  test('keeps fractions, integers, picks and digits within their limits', () => {
    fc.assert(
      fc.property(fc.string(), key, fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, parts, minimum, span) => {
        const chance = createChance(seed)
        expect(chance.fraction(...parts)).toBeGreaterThanOrEqual(0)
        expect(chance.fraction(...parts)).toBeLessThan(1)
        const drawn = chance.integer(minimum, minimum + span, ...parts)
        expect(Number.isInteger(drawn) && drawn >= minimum && drawn <= minimum + span).toBe(true)
        expect(['a', 'b', 'c']).toContain(chance.pick(['a', 'b', 'c'], ...parts))
        expect(chance.hex(span, ...parts)).toMatch(new RegExp(`^[0-9a-f]{${span}}$`))
      }),
    )
  })

  test('reaches both ends of a range', () => {
    const chance = createChance('ends')
    const drawn = new Set(Array.from({ length: 200 }, (_, at) => chance.integer(1, 6, 'die', at)))
    expect([...drawn].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test.each(['a', 'parlor', '해달'])('spreads evenly over its range with the seed %s', (seed) => {
    const draws = 20_000
    const bins = 20
    const counts = new Array<number>(bins).fill(0)
    const chance = createChance(seed)
    for (let at = 0; at < draws; at += 1) {
      const bin = Math.floor(chance.fraction('spin', at, 'reel') * bins)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    const expected = draws / bins
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 19 degrees of freedom: 1 in 10,000 fair sources exceeds 50.8.
    expect(chiSquare).toBeLessThan(50.8)
  })

  test('draws neighbouring keys independently', () => {
    const chance = createChance('pairs')
    const pairs = Array.from({ length: 20_000 }, (_, at) => [chance.fraction(at), chance.fraction(at + 1)] as const)
    const covariance = pairs.reduce((sum, [a, b]) => sum + (a - 0.5) * (b - 0.5), 0) / pairs.length
    expect(Math.abs(covariance * 12)).toBeLessThan(0.03)
  })

  test('creates 200,000 ids of one kind without a duplicate', () => {
    const chance = createChance('names')
    const names = new Set(Array.from({ length: 200_000 }, (_, at) => chance.hex(32, 'id', 'movement', at)))
    expect(names.size).toBe(200_000)
  })

  test('distinguishes two keys with the same hash', () => {
    const chance = createChance('meeting')
    const seen = new Map<number, string>()
    const meeting: [string, string][] = []
    for (let at = 0; at < 400_000; at += 1) {
      const key = `${at}-${Math.imul(at, 2_654_435_761) >>> 0}`
      const hashed = hash('meeting', key)
      const other = seen.get(hashed)
      if (other !== undefined) meeting.push([other, key])
      seen.set(hashed, key)
    }
    expect(meeting.length).toBeGreaterThan(0)
    for (const [one, other] of meeting) expect(chance.hex(32, one)).not.toBe(chance.hex(32, other))
  })
})

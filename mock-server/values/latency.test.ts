import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from './chance.ts'
import { drawLatency, type Latency, longestLatency } from './latency.ts'

const draws = (latency: Latency, count: number, seed = 'test') => {
  const chance = createChance(seed)
  return Array.from({ length: count }, (_, at) => drawLatency(latency, (draw) => chance.fraction(draw, at)))
}

/** Returns the share of the delays up to a limit. */
const within = (delays: readonly number[], limit: number) =>
  delays.filter((delay) => delay <= limit).length / delays.length

describe('a latency', () => {
  test('that is fixed draws no random number', () => {
    const never = () => {
      throw new Error('nothing was to be drawn')
    }
    expect(drawLatency(250, never)).toBe(250)
  })

  test.each<[Latency, number, number]>([
    [{ p50: 200, p95: 900 }, 200, 0.5],
    [{ p50: 200, p95: 900 }, 900, 0.95],
    [{ median: 300, sigma: 0.5 }, 300, 0.5],
    // One standard deviation above the middle of a normal distribution lie 84.13 %.
    [{ median: 300, sigma: 0.5 }, 300 * Math.exp(0.5), 0.8413],
  ])('of %j is at most %d in its share of the calls', (latency, limit, share) => {
    // Five standard deviations of a share of 10,000 draws.
    const tolerance = 5 * Math.sqrt((share * (1 - share)) / 10_000)
    expect(Math.abs(within(draws(latency, 10_000), limit) - share)).toBeLessThan(tolerance)
  })

  test('is the same for the same seed, and differs for another', () => {
    expect(draws({ p50: 100, p95: 400 }, 50)).toEqual(draws({ p50: 100, p95: 400 }, 50))
    expect(draws({ p50: 100, p95: 400 }, 50)).not.toEqual(draws({ p50: 100, p95: 400 }, 50, 'other'))
  })

  test('is a whole number from 0 to the limit for any shape and draw', () => {
    const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    const shape = fc.record({
      median: fc.integer({ min: 1, max: longestLatency }),
      sigma: fc.double({ min: 0, max: 5, noNaN: true }),
    })
    fc.assert(
      fc.property(shape, fraction, fraction, (latency, one, other) => {
        const delay = drawLatency(latency, (draw) => (draw === 'one' ? one : other))
        expect(Number.isInteger(delay)).toBe(true)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(longestLatency)
      }),
    )
  })

  test('without variance is its median', () => {
    expect(new Set(draws({ median: 120, sigma: 0 }, 20))).toEqual(new Set([120]))
    expect(new Set(draws({ p50: 120, p95: 120 }, 20))).toEqual(new Set([120]))
  })
})

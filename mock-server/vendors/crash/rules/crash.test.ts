import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { createChance } from '#mock-server/values/chance.ts'
import {
  crashPoint,
  crashPointOf,
  flightTime,
  multiplierAt,
  reaches,
  returnRate,
  timeOf,
  topMultiplier,
  winAt,
} from './crash.ts'
import { crashSeeds, phaseAt, phaseEnd, roundOfNumber, roundsUntil } from './schedule.ts'

const target = fc.integer({ min: 101, max: topMultiplier * 100 }).map((hundredths) => hundredths / 100)
const beginning = Date.parse('2026-11-20T10:00:00Z')
const seedOf = crashSeeds(createChance('test'), 'game')

describe('the crash point', () => {
  const fractions = Array.from({ length: 400_000 }, (_, at) => (at + 0.5) / 400_000)
  const points = fractions.map(crashPointOf)

  test.each([1.01, 1.5, 2, 3.33, 10, 100, topMultiplier])('returns 97 %% for the target %d', (target) => {
    const won = points.filter((point) => reaches(point, target)).length / points.length
    expect(won * target).toBeCloseTo(returnRate, 2)
  })

  test('is between 1.00 and the maximum, with two decimals', () => {
    const isFine = (point: number) => point >= 1 && point <= topMultiplier && Number(point.toFixed(2)) === point
    expect(points.filter((point) => !isFine(point))).toEqual([])
  })

  test('has the same distribution for the seeds that a world draws', () => {
    const seeds = Array.from({ length: 60_000 }, (_, at) => seedOf(at))
    const won = (target: number) => seeds.filter((seed) => reaches(crashPoint(seed), target)).length / seeds.length
    expect(won(2) * 2).toBeCloseTo(returnRate, 1)
    expect(won(1.2) * 1.2).toBeCloseTo(returnRate, 1)
  })
})

describe('the multiplier', () => {
  test('is shown exactly from its time on', () => {
    fc.assert(
      fc.property(target, (target) => {
        expect(multiplierAt(timeOf(target))).toBeGreaterThanOrEqual(target)
        expect(multiplierAt(timeOf(target) - 1)).toBeLessThan(target)
      }),
    )
  })

  test('starts at 1.00, never falls and never exceeds the maximum', () => {
    expect(multiplierAt(0)).toBe(1)
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(1_000), (elapsed, more) => {
        const [now, later] = [multiplierAt(elapsed), multiplierAt(elapsed + more)]
        expect(later >= now && later <= topMultiplier).toBe(true)
      }),
    )
  })

  test('never exceeds the crash point during the flight', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9999, noNaN: true }), (fraction) => {
        const point = crashPointOf(fraction)
        const flight = flightTime(point)
        if (flight > 0) expect(multiplierAt(flight - 1)).toBeLessThanOrEqual(point)
        expect(flight === 0).toBe(point === 1)
      }),
    )
  })
})

test('a win is the stake times the multiplier, in whole minor units', () => {
  expect(winAt(10_000, 1.37)).toBe(13_700)
  expect(winAt(333, 1.01)).toBe(336)
  fc.assert(
    fc.property(fc.nat(100_000_000), target, (bet, multiplier) => {
      const win = winAt(bet, multiplier)
      expect(Number.isSafeInteger(win) && win >= bet && win <= bet * multiplier + 1e-3).toBe(true)
    }),
  )
})

describe('the rounds on the clock', () => {
  const instant = fc.integer({ min: 0, max: 40 * hour }).map((passed) => beginning + passed)

  test('follow each other without a gap at any instant', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const rounds = roundsUntil(now, 8, seedOf)
        const current = rounds.at(-1)!
        expect(rounds).toHaveLength(9)
        expect(current.bettingAt <= now && now < current.endsAt).toBe(true)
        for (const [at, round] of rounds.slice(1).entries()) expect(round.bettingAt).toBe(rounds[at]!.endsAt)
      }),
      { numRuns: 60 },
    )
  })

  test('allow at least six seconds to bet, and fly as long as their crash point requires', () => {
    for (const round of roundsUntil(beginning + 1_700_000, 60, seedOf)) {
      expect(round.takeOffAt - round.bettingAt).toBeGreaterThanOrEqual(6_000)
      expect(round.takeOffAt - round.bettingAt).toBeLessThan(9_000)
      expect(round.crashAt - round.takeOffAt).toBe(flightTime(round.point))
    }
  })

  test('are found by their number, and do not change later', () => {
    const [round] = roundsUntil(beginning, 0, seedOf)
    expect(roundOfNumber(round!.number, seedOf)).toEqual(round)
    expect(roundOfNumber(round!.number + 999, seedOf)).toBeUndefined()
  })

  test('pass through their phases in order', () => {
    const round = roundsUntil(beginning, 20, seedOf).find(({ point }) => point > 1.2)!
    const phases = [round.bettingAt, round.takeOffAt, round.crashAt - 1, round.crashAt, round.endsAt - 1]
    expect(phases.map((at) => phaseAt(round, at))).toEqual(['betting', 'flying', 'flying', 'crashed', 'crashed'])
    expect([round.bettingAt, round.takeOffAt, round.crashAt].map((at) => phaseEnd(round, at))).toEqual([
      round.takeOffAt,
      round.crashAt,
      round.endsAt,
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodAt } from '#mock-server/values/periods.ts'
import { contractPeriods } from '#mock-server/world/tables/agents.ts'
import { contractPeriodAt } from './period.ts'

const instant = fc.integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2030-01-01T00:00:00Z') })
const period = fc.constantFrom(...contractPeriods)

test('a period contains its instant, and periods follow without gaps', () => {
  fc.assert(
    fc.property(period, instant, (name, at) => {
      const { from, until } = contractPeriodAt(name, at)
      expect(from).toBeLessThanOrEqual(at)
      expect(at).toBeLessThan(until)
      expect(contractPeriodAt(name, from)).toEqual({ from, until })
      expect(contractPeriodAt(name, until - 1)).toEqual({ from, until })
      expect(contractPeriodAt(name, until).from).toBe(until)
    }),
  )
})

test('days and weeks match those of the rewards', () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(contractPeriodAt('DAY', at)).toMatchObject({ from: periodAt('daily', at).from })
      expect(contractPeriodAt('WEEK', at)).toMatchObject({ until: periodAt('weekly', at).until })
    }),
  )
})

describe('in Korea', () => {
  test.each([
    ['HOUR', '2026-11-20T10:59:59+09:00', '2026-11-20T10:00:00+09:00', '2026-11-20T11:00:00+09:00'],
    ['DAY', '2026-11-20T00:00:00+09:00', '2026-11-20T00:00:00+09:00', '2026-11-21T00:00:00+09:00'],
    ['WEEK', '2026-11-22T23:59:59+09:00', '2026-11-16T00:00:00+09:00', '2026-11-23T00:00:00+09:00'],
    ['HALF_MONTH', '2026-11-15T23:59:59+09:00', '2026-11-01T00:00:00+09:00', '2026-11-16T00:00:00+09:00'],
    ['HALF_MONTH', '2026-02-16T00:00:00+09:00', '2026-02-16T00:00:00+09:00', '2026-03-01T00:00:00+09:00'],
    ['MONTH', '2026-12-31T23:59:59+09:00', '2026-12-01T00:00:00+09:00', '2027-01-01T00:00:00+09:00'],
  ] as const)('the %s of %s runs from %s to %s', (name, at, from, until) => {
    expect(contractPeriodAt(name, Date.parse(at))).toEqual({ from: Date.parse(from), until: Date.parse(until) })
  })
})

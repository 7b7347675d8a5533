import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { day, hour } from '#contract/time-units.ts'
import { spanOf, spanOfRange } from '#ui/records/span.ts'
import { barsOf, periodsOf, resultsOf } from './profit-periods.ts'

const midnight = Date.parse('2026-11-20T00:00:00+09:00')

describe('a span', () => {
  test('is split into Korean days, oldest first', () => {
    const span = { startTime: midnight - 2 * day, endTime: midnight + day }
    expect(periodsOf(span, 'day')).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  })

  test('is split into the weeks that it touches, by their Mondays', () => {
    const span = { startTime: midnight - 6 * day, endTime: midnight + day }
    expect(periodsOf(span, 'week')).toEqual(['2026-11-09', '2026-11-16'])
    expect(periodsOf({ startTime: midnight, endTime: midnight + day }, 'week')).toEqual(['2026-11-16'])
  })

  test('has a result of 0 for a day without one', () => {
    const span = { startTime: midnight - day, endTime: midnight + day }
    expect(resultsOf([{ day: '2026-11-20', profit: -5 }], span, 'day')).toEqual([
      { day: '2026-11-19', profit: 0 },
      { day: '2026-11-20', profit: -5 },
    ])
  })
})

describe.each(['America/New_York', 'Asia/Seoul', 'Pacific/Auckland'])('the filter on a device in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['today', 1],
    ['week', 7],
    ['month', 30],
  ] as const)('of %s has as many periods as days', (period, days) => {
    expect(periodsOf(spanOf(period, midnight + 13 * hour), 'day')).toHaveLength(days)
  })

  test('of an own range has the periods of its dates', () => {
    expect(periodsOf(spanOfRange({ from: '2026-11-01', to: '2026-11-03' }), 'day')).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ])
  })
})

describe('the bars', () => {
  const results = fc.array(fc.record({ day: fc.constant(''), profit: fc.integer({ min: -1e9, max: 1e9 }) }))

  test('end at the zero line: gains above it, losses below', () => {
    fc.assert(
      fc.property(results, (all) => {
        const { zero, bars } = barsOf(all)
        for (const { profit, start, size } of bars) {
          expect(profit >= 0 ? start + size : start).toBeCloseTo(zero, 9)
          expect(start >= 0 && start + size <= 1 + 1e-9).toBe(true)
        }
      }),
    )
  })

  test('are as tall as their amounts', () => {
    const { bars } = barsOf([
      { day: 'a', profit: 30 },
      { day: 'b', profit: -10 },
      { day: 'c', profit: 0 },
    ])
    expect(bars.map(({ size }) => size)).toEqual([0.75, 0.25, 0])
  })
})

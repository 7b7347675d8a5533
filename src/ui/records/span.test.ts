import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { longestSpan } from '#contract/paging.ts'
import { day } from '#contract/time-units.ts'
import { periodAt } from '#mock-server/values/periods.ts'
import { dateOf, problemOf, rangeOf, spanOf, spanOfRange } from './span.ts'

const now = Date.parse('2026-11-20T13:05:00+09:00')
const days = { today: 1, week: 7, month: 30 }

describe.each(['America/New_York', 'Asia/Seoul', 'Pacific/Auckland'])('on a device in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  test('today is the day by which the gateway counts', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    fc.assert(
      fc.property(fc.nat(365 * day), (later) => {
        const { from, until } = periodAt('daily', now + later)
        expect(spanOf('today', now + later)).toEqual({ startTime: from, endTime: until })
      }),
    )
  })
})

describe.each(['today', 'week', 'month'] as const)('%s', (period) => {
  const { startTime, endTime } = spanOf(period, now)

  test('starts and ends at midnight in Korea, and includes now', () => {
    for (const edge of [startTime, endTime]) expect(new Date(edge).toISOString()).toMatch(/T15:00:00.000Z$/)
    expect(startTime <= now && now < endTime).toBe(true)
  })

  test('has the number of days in its name', () => {
    expect(endTime - startTime).toBe(days[period] * day)
  })

  test('is the same all day, so that it can be a key', () => {
    expect(spanOf(period, now + 3_600_000)).toEqual({ startTime, endTime })
  })

  test('becomes an own range of the same days', () => {
    const range = rangeOf({ startTime, endTime })
    expect(problemOf(range, now)).toBeUndefined()
    expect(spanOfRange(range)).toEqual({ startTime, endTime })
  })
})

describe('an own range', () => {
  const dayBefore = (count: number) => dateOf(now - count * day)

  test('may be one day, today, or as long as the longest span', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 0, max: longestSpan - 1 }), (ago, more) => {
        expect(problemOf({ from: dayBefore(ago + more), to: dayBefore(ago) }, now)).toBeUndefined()
      }),
    )
  })

  test.each([
    ['has no first day', { from: '', to: '2026-11-20' }, 'from', 'missing'],
    ['has no last day', { from: '2026-11-20', to: '' }, 'to', 'missing'],
    ['has a day that is none', { from: '2026-02-30x', to: '2026-11-20' }, 'from', 'missing'],
    ['ends before it starts', { from: '2026-11-19', to: '2026-11-18' }, 'from', 'order'],
    ['ends tomorrow', { from: '2026-11-19', to: '2026-11-21' }, 'to', 'future'],
    ['is a day too long', { from: dayBefore(longestSpan), to: '2026-11-20' }, 'from', 'long'],
  ] as const)('is refused if it %s', (_, range, date, problem) => {
    expect(problemOf(range, now)).toEqual({ date, problem })
  })
})

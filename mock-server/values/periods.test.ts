import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodAt } from './periods.ts'

const instant = fc.integer({ min: 0, max: Date.parse('2100-01-01') })
const period = fc.constantFrom('daily', 'weekly', 'once')

describe('a period', () => {
  test('contains its instant and is the same for all its instants', () => {
    fc.assert(
      fc.property(period, instant, fc.double({ min: 0, max: 0.999, noNaN: true }), (kind, at, part) => {
        const { name, from, until } = periodAt(kind, at)
        const end = until ?? at + 1
        expect(from <= at && at < end).toBe(true)
        expect(periodAt(kind, Math.floor(from + (end - from) * part)).name).toBe(name)
      }),
    )
  })

  test('ends where the next begins', () => {
    fc.assert(
      fc.property(fc.constantFrom('daily', 'weekly'), instant, (kind, at) => {
        const { name, until } = periodAt(kind, at)
        expect(periodAt(kind, until ?? 0).from).toBe(until)
        expect(periodAt(kind, until ?? 0).name).not.toBe(name)
      }),
    )
  })

  test('begins at midnight in Korea, for a week on Monday', () => {
    const at = Date.parse('2026-11-20T10:00:00Z')
    expect(new Date(periodAt('daily', at).from).toISOString()).toBe('2026-11-19T15:00:00.000Z')
    expect(new Date(periodAt('weekly', at).from).toISOString()).toBe('2026-11-15T15:00:00.000Z')
  })
})

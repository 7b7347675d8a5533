import { describe, expect, test } from 'vitest'
import { spanNames, spanOf } from './span.ts'

const now = new Date(2026, 10, 20, 13, 5).getTime()
const days = { today: 1, week: 7, month: 30 }

describe.each(spanNames)('%s', (name) => {
  const { startTime, endTime } = spanOf(name, now)

  test('starts and ends at midnight, and includes now', () => {
    for (const edge of [startTime, endTime]) expect(new Date(edge).toTimeString()).toMatch(/^00:00:00/)
    expect(startTime <= now && now < endTime).toBe(true)
  })

  test('has the number of days in its name', () => {
    const start = new Date(startTime)
    const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + days[name])
    expect(end.getTime()).toBe(endTime)
  })

  test('is the same all day, so that it can be a key', () => {
    expect(spanOf(name, now + 3_600_000)).toEqual({ startTime, endTime })
  })
})

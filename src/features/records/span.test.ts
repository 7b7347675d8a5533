import { describe, expect, test } from 'vitest'
import { spanNames, spanOf } from './span.ts'

const now = new Date(2026, 10, 20, 13, 5).getTime()
const days = { today: 1, week: 7, month: 30 }

describe.each(spanNames)('%s', (name) => {
  const { startTime, endTime } = spanOf(name, now)

  test('begins and ends at midnight, and holds now', () => {
    for (const edge of [startTime, endTime]) expect(new Date(edge).toTimeString()).toMatch(/^00:00:00/)
    expect(startTime <= now && now < endTime).toBe(true)
  })

  test('is as many days as it says', () => {
    const start = new Date(startTime)
    const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + days[name])
    expect(end.getTime()).toBe(endTime)
  })

  test('is the same all day long, so that it can be remembered by', () => {
    expect(spanOf(name, now + 3_600_000)).toEqual({ startTime, endTime })
  })
})

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createEventLog } from './event-log.ts'

function filled(limit: number, count: number) {
  const log = createEventLog<number>(limit)
  for (let event = 1; event <= count; event += 1) log.publish(event)
  return log
}

describe('an event log', () => {
  test('returns the events after a number, up to its limit, and reports whether older ones are lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(100), fc.nat(110), (limit, count, after) => {
        const { events, missed } = filled(limit, count).after(Math.min(after, count))
        const all = Array.from({ length: count }, (_, at) => at + 1).filter((event) => event > Math.min(after, count))
        expect(events.map(({ event }) => event)).toEqual(all.slice(-limit))
        expect(events.map(({ number }) => number)).toEqual(all.slice(-limit))
        expect(missed).toBe(all.length > limit)
      }),
    )
  })

  test('wakes a waiter at the next event, and at once if it has not seen the last one', async () => {
    const log = filled(5, 2)
    await log.wait(1, 60_000)
    let woken = false
    const waiting = log.wait(2, 60_000).then(() => {
      woken = true
    })
    await Promise.resolve()
    expect(woken).toBe(false)
    log.publish(3)
    await waiting
  })

  test('ends a wait at its time limit or when the waiter leaves', async () => {
    vi.useFakeTimers()
    const log = filled(5, 0)
    const patient = log.wait(0, 1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await patient
    const gone = new AbortController()
    const leaving = log.wait(0, 1_000, gone.signal)
    gone.abort()
    await leaving
    await log.wait(0, 1_000, gone.signal)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

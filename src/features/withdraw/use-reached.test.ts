import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerDate } from '#gateway/server-time.ts'
import { isReached, watchInstant } from './use-reached.ts'

const start = Date.parse('2026-11-28T12:00:00Z')
const after = (ms: number) => start + ms

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  noteServerDate(new Date(start).toUTCString())
})
afterEach(() => void vi.useRealTimers())

test.each([[null], [after(0)], [after(-1)]])('sets no timer for %s', (at) => {
  watchInstant(at, () => undefined)
  expect(vi.getTimerCount()).toBe(0)
  expect(isReached(at)).toBe(true)
})

test('notices the instant, and sets no timer afterwards', () => {
  const onReached = vi.fn()
  watchInstant(after(60_000), onReached)
  vi.advanceTimersByTime(59_000)
  expect(onReached).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onReached).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('follows an answer that corrects the gateway’s time', () => {
  const onReached = vi.fn()
  watchInstant(after(60_000), onReached)
  noteServerDate(new Date(after(60_000)).toUTCString())
  vi.advanceTimersByTime(1_000)
  expect(onReached).toHaveBeenCalledOnce()
})

test('clears its timer on unsubscribe', () => {
  watchInstant(after(60_000), () => undefined)()
  expect(vi.getTimerCount()).toBe(0)
})

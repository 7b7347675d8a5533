import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('returns what a step ends with, and leaves no timer', async () => {
  expect(await inTime('layout', Promise.resolve(['cut']))).toEqual(['cut'])
  expect(vi.getTimerCount()).toBe(0)
})

it('names the step that does not end', async () => {
  const failure = expect(inTime('rules', new Promise(() => undefined), 500)).rejects.toThrow(
    'rules: not finished after 500 ms',
  )
  await vi.advanceTimersByTimeAsync(500)
  await failure
})

it('names the step that fails', async () => {
  await expect(inTime('picture', Promise.reject(new Error('Target crashed')))).rejects.toThrow(
    'picture: Target crashed',
  )
})

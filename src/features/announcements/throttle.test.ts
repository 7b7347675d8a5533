import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(ms: number) {
  const begun = Date.now()
  const started: [name: string, after: number][] = []
  const throttle = createThrottle(ms)
  const act = (name: string) => throttle(async () => void started.push([name, Date.now() - begun]))
  return { act, started }
}

test('starts the first action at once, and the others one by one', async () => {
  const { act, started } = start(150)
  const all = ['a', 'b', 'c'].map(act)
  await vi.runAllTimersAsync()
  await Promise.all(all)
  expect(started).toEqual([
    ['a', 0],
    ['b', 150],
    ['c', 300],
  ])
})

test('starts an action at once after a pause', async () => {
  const { act, started } = start(150)
  await act('a')
  await vi.advanceTimersByTimeAsync(200)
  await act('b')
  expect(started).toEqual([
    ['a', 0],
    ['b', 200],
  ])
})

test('reports a failed action, and continues with the next', async () => {
  const throttle = createThrottle(150)
  const failing = throttle(() => Promise.reject(new Error('refused')))
  const next = throttle(async () => 'done')
  await expect(failing).rejects.toThrow('refused')
  await vi.runAllTimersAsync()
  await expect(next).resolves.toBe('done')
})

test('does not wait longer when the device’s clock is set back', async () => {
  const started: string[] = []
  const throttle = createThrottle(150)
  await throttle(async () => void started.push('a'))
  vi.setSystemTime(Date.now() - 86_400_000)
  void throttle(async () => void started.push('b'))
  await vi.advanceTimersByTimeAsync(200)
  expect(started).toEqual(['a', 'b'])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stayAwake } from './stay-awake.ts'

/** A screen that counts its locks; the system may take one back. */
function screenThatSleeps() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const locks: (EventTarget & { release: () => Promise<void> })[] = []
  const request = async () => {
    const lock = Object.assign(new EventTarget(), {
      release: async () => void lock.dispatchEvent(new Event('release')),
    })
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return { page, locks }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('takes the wake lock again after the system took it back', async () => {
  const { locks } = screenThatSleeps()
  const end = stayAwake()
  await vi.advanceTimersByTimeAsync(0)
  expect(locks).toHaveLength(1)
  await locks[0]?.release()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(locks).toHaveLength(2)
  end()
})

test('takes it again when a hidden page is shown, and not before', async () => {
  const { page, locks } = screenThatSleeps()
  const end = stayAwake()
  await vi.advanceTimersByTimeAsync(0)
  page.visibilityState = 'hidden'
  await locks[0]?.release()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(locks).toHaveLength(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(locks).toHaveLength(2)
  end()
})

test('takes none after its end', async () => {
  const { page, locks } = screenThatSleeps()
  const end = stayAwake()
  await vi.advanceTimersByTimeAsync(0)
  end()
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(locks).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enterTopLayer } from '#ui/layers/top-layer.ts'
import { untilUndisturbed } from './until-undisturbed.ts'

const place = (isField: boolean) => ({ matches: () => isField })
const { signal } = new AbortController()
const [field, other, body] = [place(true), place(true), place(false)]

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits while the focus moves from field to field, and ends without an event of the last one', async () => {
  const page = { activeElement: field }
  vi.stubGlobal('document', page)
  const onReady = vi.fn()
  void untilUndisturbed(signal).then(onReady)
  page.activeElement = other
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onReady).not.toHaveBeenCalled()
  // As when the field is removed.
  page.activeElement = body
  await vi.advanceTimersByTimeAsync(1000)
  expect(onReady).toHaveBeenCalledOnce()
})

test('waits while a dialog is open', async () => {
  vi.stubGlobal('document', { activeElement: body })
  const close = enterTopLayer({} as HTMLDialogElement)
  const onReady = vi.fn()
  void untilUndisturbed(signal).then(onReady)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onReady).not.toHaveBeenCalled()
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(onReady).toHaveBeenCalledOnce()
})

test('waits for nothing if no field has the focus', async () => {
  vi.stubGlobal('document', { activeElement: body })
  await expect(untilUndisturbed(signal)).resolves.toBeUndefined()
})

test('stops waiting when its popup is gone', async () => {
  vi.stubGlobal('document', { activeElement: field })
  const ending = new AbortController()
  void untilUndisturbed(ending.signal)
  await vi.advanceTimersByTimeAsync(1000)
  ending.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilNotTyping } from './until-not-typing.ts'

const place = (isField: boolean) => ({ matches: () => isField })
const [field, other, body] = [place(true), place(true), place(false)]

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits while the person goes from field to field, and ends without an event of the last one', async () => {
  const page = { activeElement: field }
  vi.stubGlobal('document', page)
  const onReady = vi.fn()
  void untilNotTyping().then(onReady)
  page.activeElement = other
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onReady).not.toHaveBeenCalled()
  // As when the field is removed.
  page.activeElement = body
  await vi.advanceTimersByTimeAsync(1000)
  expect(onReady).toHaveBeenCalledOnce()
})

test('waits for nothing if no field has the focus', async () => {
  vi.stubGlobal('document', { activeElement: body })
  await expect(untilNotTyping()).resolves.toBeUndefined()
})

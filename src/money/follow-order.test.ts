import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day, hour, minute, second } from '#contract/time-units.ts'
import { closeSession, openSession } from '#session/session.ts'
import { followOrder, noteShown } from './follow-order.ts'

await vi.hoisted(async () => {
  const { stubPage } = await import('#platform/stub-page.ts')
  stubPage('http://parlor.test')
})
const page = Object.assign(new EventTarget(), document, { visibilityState: 'visible' })
vi.stubGlobal('document', page)

const member = {
  id: '1',
  customerId: '1',
  token: 'token-of-the-member',
  merchantCode: 'haedal',
  userName: 'haedal_92',
  type: 0,
  firstTimeLogin: false,
}

interface Order {
  status: 'pending' | 'credited'
}

/** Follows an order that stays pending until `settle`, and counts the questions. */
function follow(id: string) {
  let status: Order['status'] | undefined = 'pending'
  const asked = vi.fn(async (): Promise<Order | undefined> => status && { status })
  const report = vi.fn()
  const refresh = vi.fn()
  const start = () =>
    followOrder({
      kind: 'deposit',
      id,
      fetch: asked,
      isPending: (order) => order.status === 'pending',
      report,
      refresh,
    })
  start()
  const become = (next: typeof status) => {
    status = next
  }
  return { asked, report, refresh, start, become }
}

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  return vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  openSession(member, { keep: false })
})

afterEach(async () => {
  closeSession()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('reports an order once when it is settled, and refreshes what it changes', async () => {
  const order = follow('one')
  order.start()
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(order.asked).toHaveBeenCalledTimes(1)
  expect(order.report).not.toHaveBeenCalled()
  order.become('credited')
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(order.report.mock.calls).toEqual([[{ status: 'credited' }]])
  expect(order.refresh).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(hour)
  expect(order.asked).toHaveBeenCalledTimes(2)
})

test('asks less and less often, but once a minute for as long as the session lasts', async () => {
  const order = follow('long')
  await vi.advanceTimersByTimeAsync(minute)
  const first = order.asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(day)
  order.asked.mockClear()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(order.asked).toHaveBeenCalledTimes(10)
  expect(first).toBeGreaterThan(5)
  order.become('credited')
  await vi.advanceTimersByTimeAsync(minute)
  expect(order.report).toHaveBeenCalledOnce()
})

test('goes on after a failed call', async () => {
  const order = follow('failing')
  order.become(undefined)
  await vi.advanceTimersByTimeAsync(minute)
  expect(order.report).not.toHaveBeenCalled()
  order.become('credited')
  await vi.advanceTimersByTimeAsync(minute)
  expect(order.report).toHaveBeenCalledOnce()
})

test('asks at once when the page shows again', async () => {
  const order = follow('hidden')
  await vi.advanceTimersByTimeAsync(day)
  order.asked.mockClear()
  await show('hidden')
  expect(order.asked).not.toHaveBeenCalled()
  await show('visible')
  expect(order.asked).toHaveBeenCalledOnce()
})

test('leaves the report to the page of the order while that is open', async () => {
  const order = follow('shown')
  const leave = noteShown('deposit', 'shown')
  order.become('credited')
  await vi.advanceTimersByTimeAsync(minute)
  expect(order.report).not.toHaveBeenCalled()
  expect(order.refresh).toHaveBeenCalledOnce()

  leave()
  const other = follow('left')
  other.become('credited')
  await vi.advanceTimersByTimeAsync(minute)
  expect(other.report).toHaveBeenCalledOnce()
})

test('ends with the session, and the next one follows the order again', async () => {
  const order = follow('ended')
  await vi.advanceTimersByTimeAsync(3 * second)
  order.asked.mockClear()
  openSession({ ...member, token: 'token-of-the-next' }, { keep: false })
  order.start()
  await vi.advanceTimersByTimeAsync(3 * second)
  expect(order.asked).toHaveBeenCalledOnce()
  closeSession()
  await vi.advanceTimersByTimeAsync(day)
  expect(order.asked).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The page: each request waits for its answer. */
const answers = new Map<string, () => void>()
const ask = (url: string) =>
  new Promise<Response>((resolve) => {
    answers.set(url, () => resolve(new Response()))
  })

class Request extends EventTarget {
  timeout = 0
  open() {}
  send() {}
}

class Answer {
  json() {}
}

async function follow() {
  vi.resetModules()
  const requests = await import('./requests.ts')
  requests.followRequests()
  return requests
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { fetch: ask, setTimeout, clearTimeout })
  vi.stubGlobal('location', { href: 'http://127.0.0.1:6016/iframe.html' })
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('Response', Answer)
})
afterEach(() => {
  answers.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for an answer', async () => {
  const { isAsking } = await follow()
  const answer = window.fetch('/__vendors/crash/open')
  expect(isAsking()).toBe(true)
  answers.get('/__vendors/crash/open')?.()
  await answer
  expect(isAsking()).toBe(false)
})

it('does not wait for a long poll', async () => {
  const { isAsking } = await follow()
  void window.fetch('/__vendors/crash/watch')
  expect(isAsking()).toBe(false)
  void window.fetch('/__vendors/crash/watchers')
  expect(isAsking()).toBe(true)
})

it('waits for this story’s request even if the previous story’s to the same address is reported late', async () => {
  const { isAsking, hungNoter, forgetRequests } = await follow()
  const noteHung = hungNoter()
  forgetRequests()
  void window.fetch('/wps/relay/open')
  noteHung('/wps/relay/open')
  expect(isAsking()).toBe(true)
})

it('does not wait for requests that are never answered, and forgets them with their story', async () => {
  const { isAsking, hungNoter, forgetRequests } = await follow()
  const noteHung = hungNoter()
  void window.fetch('/wps/relay/open')
  noteHung('/wps/relay/open')
  expect(isAsking()).toBe(false)
  forgetRequests()
  void window.fetch('/wps/relay/open')
  expect(isAsking()).toBe(true)
})

it("gives up on an answer by the page's clock, and never after it arrived", async () => {
  await follow()
  const [late, inTime] = [new XMLHttpRequest(), new XMLHttpRequest()]
  for (const request of [late, inTime]) {
    request.timeout = 4_800
    request.open('GET', '/wps/relay/hot')
    request.send()
    expect(request.timeout).toBe(0)
  }
  inTime.dispatchEvent(new Event('loadend'))
  vi.advanceTimersByTime(4_799)
  expect(late.timeout).toBe(0)
  vi.advanceTimersByTime(1)
  expect([late.timeout, inTime.timeout]).toEqual([1, 0])
})

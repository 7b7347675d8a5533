import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const begin = '2026-11-20T12:04:31+09:00'
const clock = async () => {
  vi.resetModules()
  return import('./clock.ts')
}
let leave = () => {}

/** Stops the clock, and returns the instants that a play function sees until a timer of the given milliseconds runs. */
async function instantsUntil(delay: number, options?: { byFrames: boolean }) {
  const { stopTime, startTime, moveOn } = await clock()
  leave = startTime
  stopTime(begin, options)
  const run = vi.fn()
  window.setTimeout(run, delay)
  const instants: number[] = []
  while (run.mock.calls.length === 0) {
    expect(moveOn()).toBe(true)
    instants.push(Date.now() - Date.parse(begin))
  }
  expect(moveOn()).toBe(false)
  return instants
}

beforeEach(() => void vi.stubGlobal('window', { setTimeout, setInterval, clearTimeout, clearInterval }))
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

it('reaches a far timer in a few steps', async () => {
  expect(await instantsUntil(10_000)).toEqual([1_000, 3_000, 7_000, 10_000])
})

it('moves on in small steps for what a game moves before every frame', async () => {
  const instants = await instantsUntil(1_000, { byFrames: true })
  expect(instants).toHaveLength(20)
  expect(instants[0]).toBe(50)
  expect(instants.at(-1)).toBe(1_000)
})

it('stays frozen until it is advanced, and repeats the same random numbers', async () => {
  const { stopTime, startTime } = await clock()
  leave = startTime
  stopTime(begin)
  const first = [Date.now(), performance.now(), Math.random(), Math.random()]
  await Promise.resolve()
  expect([Date.now(), performance.now(), Math.random(), Math.random()]).toEqual(first)
  startTime()
  expect(Date.now()).not.toBe(first[0])
})

it('times out by the page’s clock, not by the browser’s', async () => {
  const { stopTime, startTime, moveOn } = await clock()
  leave = startTime
  stopTime(begin)
  const patience = AbortSignal.timeout(1_000)
  expect(patience.aborted).toBe(false)
  expect(moveOn()).toBe(true)
  expect(patience.reason).toMatchObject({ name: 'TimeoutError' })
})

it('advances time between two tasks for code that holds the page’s `performance`', async () => {
  const { stopTime, startTime, realTimeout } = await clock()
  leave = startTime
  const kept = performance
  stopTime(begin)
  const [first, page] = [kept.now(), performance.now()]
  for (const begun = process.hrtime.bigint(); process.hrtime.bigint() - begun < 5_000_000n; );
  expect(kept.now()).toBe(first)
  await new Promise((resolve) => realTimeout(resolve))
  expect(kept.now()).toBeGreaterThanOrEqual(first + 5)
  expect(performance.now()).toBe(page)
  expect(performance.timeOrigin).toBe(kept.timeOrigin)
  expect(performance.getEntriesByName('none')).toEqual([])
})

/** The instant every story shows, so that "3 minutes ago" is the same in every picture. */
export const storyTime = '2026-11-20T12:04:31+09:00'

/** Timers of a second and longer drive toasts, carousels and polls. A play function that fails still meets its limit. */
const longTimer = 1_000
const postponed = 20_000

const real = { now: Date.now, elapsed: performance.now, random: Math.random, setTimeout, setInterval, matchMedia }

const later = (delay = 0) => (delay >= longTimer ? delay + postponed : delay)

/** Returns a small generator of numbers from 0 to 1, always the same ones (mulberry32). */
function seededRandom(): () => number {
  let state = 7
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Stops the page's clocks and long timers, and starts chance at its seed. */
export function stopTime(): void {
  const moment = Date.parse(storyTime)
  const begin = real.elapsed.call(performance)
  Date.now = () => moment
  performance.now = () => begin
  Math.random = seededRandom()
  const { setTimeout, setInterval } = real
  window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(run, later(delay), ...rest)) as typeof window.setTimeout
  window.setInterval = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setInterval(run, later(delay), ...rest)) as typeof window.setInterval
}

/** Gives the page its own clocks, timers and chance back. */
export function startTime(): void {
  Date.now = real.now
  performance.now = real.elapsed
  Math.random = real.random
  window.setTimeout = real.setTimeout
  window.setInterval = real.setInterval
}

/** The instant every story shows, so that "3 minutes ago" is the same in every picture. */
export const storyTime = '2026-11-20T12:04:31+09:00'

/** Timers of a second and longer drive toasts, carousels and polls. They wait until the clock is moved on. */
const longTimer = 1_000

declare global {
  /** The browser's own timers, which preview-head.html keeps. */
  var browserTimers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'> | undefined
}

const timersOf = globalThis.browserTimers ?? window

const real = {
  now: Date.now,
  performance,
  elapsed: performance.now.bind(performance),
  random: Math.random,
  setTimeout: timersOf.setTimeout.bind(window) as typeof window.setTimeout,
  setInterval: window.setInterval.bind(window),
  clearTimeout: timersOf.clearTimeout.bind(window),
  idle: window.requestIdleCallback?.bind(window),
  patience: AbortSignal.timeout.bind(AbortSignal),
}

/** The page's own time, in milliseconds, which nothing stops. */
export const realElapsed = real.elapsed
export const realTimeout = real.setTimeout

interface Timer {
  due: number
  every?: number
  run(): void
}

const timers = new Map<number, Timer>()
const shortTimers = new Set<number>()
let moved = 0
/** How far the clock moves at first if no timer is due by then, and how much further each time after that. */
interface Pace {
  stride: number
  growth: number
}
/** Reaches far timers in a few steps. */
const usualPace: Pace = { stride: longTimer, growth: 2 }
/** A game that moves before every frame leaves out a long time between two of them. */
const framePace: Pace = { stride: 50, growth: 1 }
let pace = usualPace
let { stride } = pace
let lastId = 1_000_000_000

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

/** Returns what a function returns first, again and again in a stretch of work that nothing interrupts. */
function oncePerTask<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => {
    if (!kept) {
      kept = { value: read() }
      queueMicrotask(() => {
        kept = undefined
      })
    }
    return kept.value
  }
}

/**
 * Returns the page's `performance` with another time. React keeps the first one: it shows some content 300 ms after a
 * fallback, and renders over and over until then.
 */
const performanceWith = (now: () => number): Performance =>
  new Proxy(real.performance, {
    get(target, name) {
      if (name === 'now') return now
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/**
 * Returns a random source that restarts from its seed in every task: a page in which a request came
 * earlier or later than another then draws the same.
 */
function sameChance(): () => number {
  const chance = oncePerTask(seededRandom)
  return () => chance()()
}

type Run = (...rest: unknown[]) => void

function postpone(run: Run, delay: number, rest: unknown[], every?: number): number {
  lastId += 1
  timers.set(lastId, { due: moved + delay, ...(every !== undefined && { every }), run: () => run(...rest) })
  return lastId
}

const tasks = new Map<number, () => void>()
const { port1: arrival, port2: departure } = new MessageChannel()
arrival.onmessage = ({ data: id }) => {
  const run = tasks.get(id)
  tasks.delete(id)
  run?.()
}

/** Runs a task next. A timer that was started by timers waits for 4 ms at least, and typing in a field is made of those. */
function startNext(run: () => void): number {
  lastId += 1
  tasks.set(lastId, run)
  departure.postMessage(lastId)
  return lastId
}

function startShort(run: Run, delay: number, rest: unknown[]): number {
  const start = delay === 0 ? startNext : real.setTimeout
  const id = start(() => {
    shortTimers.delete(id)
    run(...rest)
  }, delay)
  shortTimers.add(id)
  return id
}

/** Returns whether a timer of less than a second runs. */
export const isTiming = (): boolean => shortTimers.size > 0

function clear(id?: number): void {
  if (id === undefined) return
  timers.delete(id)
  shortTimers.delete(id)
  tasks.delete(id)
  real.clearTimeout(id)
}

/**
 * Moves the clock on to the next timer and runs it. A far one, such as a test's timeout, is reached in steps, since
 * what reads the clock before every frame may change the page earlier. Returns whether there was a timer.
 */
export function moveOn(): boolean {
  const [first] = [...timers].sort(([, one], [, other]) => one.due - other.due)
  if (!first) return false
  const [id, { due, every, run }] = first
  if (moved + stride < due) {
    moved += stride
    stride *= pace.growth
    return true
  }
  stride = pace.stride
  moved = due
  if (every === undefined) timers.delete(id)
  else timers.set(id, { due: due + every, every, run })
  run()
  return true
}

/**
 * Stops the page's clocks at an instant, and its long timers, and starts chance at its seed. A page that moves `byFrames`
 * gets the time that a play function waits for frame by frame.
 */
export function stopTime(at: string, { byFrames = false } = {}): void {
  const moment = Date.parse(at)
  const begun = real.elapsed()
  moved = 0
  pace = byFrames ? framePace : usualPace
  stride = pace.stride
  timers.clear()
  shortTimers.clear()
  Date.now = () => moment + moved
  globalThis.performance = performanceWith(() => begun + moved)
  // Frozen within a task: React would otherwise yield mid-render, which looks idle.
  real.performance.now = oncePerTask(real.elapsed)
  Math.random = sameChance()
  window.setTimeout = ((run: Run, delay = 0, ...rest: unknown[]) =>
    delay >= longTimer ? postpone(run, delay, rest) : startShort(run, delay, rest)) as typeof window.setTimeout
  window.setInterval = ((run: Run, delay = 0, ...rest: unknown[]) =>
    delay >= longTimer
      ? postpone(run, delay, rest, delay)
      : real.setInterval(run, delay, ...rest)) as typeof window.setInterval
  window.clearTimeout = clear
  window.clearInterval = clear
  AbortSignal.timeout = patienceOf
  window.requestIdleCallback = (run) => startShort(() => run({ didTimeout: false, timeRemaining: () => 10 }), 0, [])
}

function patienceOf(delay: number): AbortSignal {
  const ended = new AbortController()
  window.setTimeout(() => ended.abort(new DOMException('The time is over', 'TimeoutError')), delay)
  return ended.signal
}

/** Gives the page its own clocks, timers and chance back. */
export function startTime(): void {
  Date.now = real.now
  globalThis.performance = real.performance
  real.performance.now = real.elapsed
  Math.random = real.random
  window.setTimeout = real.setTimeout as typeof window.setTimeout
  window.setInterval = real.setInterval as typeof window.setInterval
  window.clearTimeout = real.clearTimeout
  window.clearInterval = real.clearTimeout
  window.requestIdleCallback = real.idle
  AbortSignal.timeout = real.patience
}

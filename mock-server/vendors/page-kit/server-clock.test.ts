import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

function clocks() {
  let local = 1_000
  const clock = createServerClock(() => local)
  return {
    clock,
    /** Delivers an answer with the platform's time after some milliseconds. */
    answer: (after: number, now: number) => {
      local += after
      clock.sync(now)
    },
    pass: (milliseconds: number) => {
      local += milliseconds
    },
  }
}

test('advances between answers', () => {
  const { clock, answer, pass } = clocks()
  answer(0, 50_000)
  pass(250)
  expect(clock.now()).toBe(50_250)
})

test('uses the answer with the shortest delay', () => {
  const { clock, answer } = clocks()
  answer(0, 50_000)
  answer(1_000, 50_920)
  expect(clock.now()).toBe(51_000)
  answer(1_000, 52_040)
  expect(clock.now()).toBe(52_040)
})

test('follows a platform whose clock was moved', () => {
  const { clock, answer } = clocks()
  answer(0, 50_000)
  answer(100, 900_000)
  expect(clock.now()).toBe(900_000)
  answer(100, 40_000)
  expect(clock.now()).toBe(40_000)
})

test('stops and restarts with the platform’s clock', () => {
  const { clock, answer, pass } = clocks()
  answer(0, 50_000)
  answer(500, 50_000)
  pass(700)
  expect([clock.isStanding(), clock.now()]).toEqual([true, 50_000])
  answer(0, 50_400)
  pass(100)
  expect([clock.isStanding(), clock.now()]).toEqual([false, 50_500])
})

test('stops after a long time without answers', () => {
  const { clock, answer, pass } = clocks()
  answer(0, 50_000)
  pass(60_000)
  expect(clock.now()).toBe(56_000)
})

import { describe, expect, test } from 'vitest'
import { type ClockState, createClock } from './clock.ts'

function clockAt(initial: ClockState, start = 1_000) {
  let host = start
  const clock = createClock(initial, () => host)
  return { clock, pass: (milliseconds: number) => (host += milliseconds) }
}

describe('a running clock', () => {
  test('follows the host, shifted by its offset', () => {
    const { clock, pass } = clockAt({ mode: 'running', offset: 500 })
    expect(clock.now()).toBe(1_500)
    pass(20)
    expect(clock.now()).toBe(1_520)
  })

  test('continues from the time it is set to', () => {
    const { clock, pass } = clockAt({ mode: 'running', offset: 0 })
    clock.set(9_000)
    pass(5)
    expect(clock.now()).toBe(9_005)
    expect(clock.state()).toEqual({ mode: 'running', offset: 8_000 })
  })

  test('stands still when frozen, and continues from there when it runs again', () => {
    const { clock, pass } = clockAt({ mode: 'running', offset: 0 })
    clock.freeze()
    pass(400)
    expect(clock.now()).toBe(1_000)
    clock.run()
    pass(7)
    expect(clock.now()).toBe(1_007)
  })
})

test('a frozen clock stays frozen at the time it is set to', () => {
  const { clock, pass } = clockAt({ mode: 'frozen', at: 50 })
  clock.set(60)
  pass(1_000)
  expect(clock.now()).toBe(60)
  expect(clock.state()).toEqual({ mode: 'frozen', at: 60 })
})

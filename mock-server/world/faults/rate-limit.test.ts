import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

function limited(perMinute: number) {
  let time = 0
  let limit = perMinute
  const rate = createRateLimit(
    () => limit,
    () => time,
  )
  return {
    ...rate,
    pass(milliseconds: number) {
      time += milliseconds
    },
    change(next: number) {
      limit = next
    },
  }
}

describe('a rate limit', () => {
  test('admits a minute’s worth at once, and then returns the time to wait', () => {
    const rate = limited(6)
    expect(Array.from({ length: 8 }, rate.take)).toEqual([0, 0, 0, 0, 0, 0, 10, 10])
    rate.pass(4_000)
    expect(rate.take()).toBe(6)
    rate.pass(6_000)
    expect([rate.take(), rate.take()]).toEqual([0, 10])
  })

  test('of 0 admits everything', () => {
    const rate = limited(0)
    expect(new Set(Array.from({ length: 100 }, rate.take))).toEqual(new Set([0]))
  })

  test('starts counting again when it changes', () => {
    const rate = limited(1)
    expect([rate.take(), rate.take()]).toEqual([0, 60])
    rate.change(2)
    expect([rate.take(), rate.take(), rate.take()]).toEqual([0, 0, 30])
  })

  test('never admits more than a minute’s worth plus the share of the time passed', () => {
    const steps = fc.array(fc.nat(5_000), { maxLength: 200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), steps, (perMinute, waits) => {
        const rate = limited(perMinute)
        let passed = 0
        let allowed = 0
        for (const milliseconds of waits) {
          rate.pass(milliseconds)
          passed += milliseconds
          if (rate.take() === 0) allowed += 1
        }
        expect(allowed).toBeLessThanOrEqual(perMinute + (passed * perMinute) / 60_000 + 1e-6)
      }),
    )
  })

  test('admits a request after the returned time', () => {
    const rate = limited(7)
    for (let call = 0; call < 100; call += 1) {
      const seconds = rate.take()
      rate.pass(seconds * 1_000)
      if (seconds > 0) expect(rate.take()).toBe(0)
    }
  })
})

import { expect, test } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { timeLeft } from './time-left.ts'

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [59_001, '00:01:00'],
  [2 * hour + 3 * 60_000 + 4_000, '02:03:04'],
  [123 * hour, '123:00:00'],
])('formats %i ms as %s', (ms, text) => {
  expect(timeLeft(ms).join(':')).toBe(text)
})

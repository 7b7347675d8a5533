import { expect, test } from 'vitest'
import { countdownText } from './countdown.ts'

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [42_000, '0:42'],
  [60_000, '1:00'],
  [3_599_001, '1:00:00'],
  [11_045_000, '3:04:05'],
  [86_400_000, '1d 0h'],
  [189_000_000, '2d 4h'],
])('shows %i ms as %s', (left, text) => {
  expect(countdownText(left, { days: 'd', hours: 'h' })).toBe(text)
})

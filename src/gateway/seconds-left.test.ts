import { expect, test } from 'vitest'
import { secondsLeft } from './seconds-left.ts'

test('counts down to 1, then returns nothing', () => {
  expect(secondsLeft(180_000, 0)).toBe(180)
  expect(secondsLeft(180_000, 500)).toBe(180)
  expect(secondsLeft(180_000, 1_000)).toBe(179)
  expect(secondsLeft(180_000, 179_999)).toBe(1)
  expect(secondsLeft(180_000, 180_000)).toBeUndefined()
  expect(secondsLeft(180_000, 999_999)).toBeUndefined()
})

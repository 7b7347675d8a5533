import { expect, test } from 'vitest'
import { Instant } from './primitives.ts'

test.each([-8.64e15, 0, 8.64e15])('%i is an instant that a date can hold', (at) => {
  expect(new Date(Instant.parse(at)).getTime()).toBe(at)
})

test.each([-8.64e15 - 2, 8.64e15 + 2, Number.MAX_SAFE_INTEGER, 0.5])('%d is not an instant', (at) => {
  expect(Instant.safeParse(at).success).toBe(false)
})

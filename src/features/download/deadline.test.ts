import { expect, test } from 'vitest'
import { deadline } from './deadline.ts'

test.each([
  ['the nearest', 0, { hours: 2, minutes: 0, seconds: 0 }],
  ['one between', 0.5, { hours: 6, minutes: 30, seconds: 30 }],
  ['the farthest', 0.999_999, { hours: 9, minutes: 59, seconds: 59 }],
])('%s', (_which, chance, { hours, minutes, seconds }) => {
  expect(deadline(5_000, () => chance) - 5_000).toBe(((hours * 60 + minutes) * 60 + seconds) * 1_000)
})

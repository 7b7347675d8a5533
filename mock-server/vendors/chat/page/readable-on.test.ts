import { expect, test } from 'vitest'
import { readableOn } from './readable-on.ts'

test.each([
  ['#000000', '#ffffff'],
  ['#FFFFFF', '#10121c'],
  ['#4B46E8', '#ffffff'],
  ['#ffd166', '#10121c'],
])('chooses the text colour for %s: %s', (ground, ink) => {
  expect(readableOn(ground)).toBe(ink)
})

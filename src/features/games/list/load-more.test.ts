import { expect, test } from 'vitest'
import { isNearBottom, waitForNext } from './load-more.ts'

test.each([
  [0, false],
  [899, false],
  [900, true],
  [1200, true],
])('scrolled to %i of 2000 with 800 visible: near the bottom is %s', (scrollTop, near) => {
  expect(isNearBottom({ scrollTop, clientHeight: 800, scrollHeight: 2000 })).toBe(near)
})

test('treats a list that does not fill the screen as at its bottom', () => {
  expect(isNearBottom({ scrollTop: 0, clientHeight: 800, scrollHeight: 800 })).toBe(true)
})

test('requests at most one page per second', () => {
  expect(waitForNext(Number.NEGATIVE_INFINITY, 5)).toBe(0)
  expect(waitForNext(5_000, 5_400)).toBe(600)
  expect(waitForNext(5_000, 6_000)).toBe(0)
  expect(waitForNext(5_000, 90_000)).toBe(0)
})

import { expect, test } from 'vitest'
import { visibleRows } from './visible-rows.ts'

const at = (top: number, count = 3_334) => visibleRows({ top, height: count * 145, count, screen: 844 })

test('mounts the rows of the first screen and some below at the top of a list', () => {
  expect(at(140)).toEqual({ first: 0, last: 8 })
})

test('mounts few rows in the middle of a long list, with some on both sides', () => {
  const { first, last } = at(-145 * 1_000)
  expect(first).toBeLessThanOrEqual(996)
  expect(last).toBeGreaterThanOrEqual(1_009)
  expect((last - first + 1) * 3).toBeLessThanOrEqual(60)
})

test('ends with the last row', () => {
  expect(at(-145 * 3_330).last).toBe(3_333)
  expect(at(140, 1)).toEqual({ first: 0, last: 0 })
})

test('stays the same while the scroll position changes by less than a row', () => {
  expect(at(-145 * 100 - 20)).toEqual(at(-145 * 100 - 60))
})

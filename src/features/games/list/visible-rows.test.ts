import { expect, test } from 'vitest'
import { rowsToMount, visibleRows } from './visible-rows.ts'

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
  expect(rowsToMount(at(-145 * 3_330), 3_334, true).at(-1)).toBe(3_333)
  expect(rowsToMount(at(140, 1), 1, true)).toEqual([0])
})

test('leaves out the rows below the screen at first', () => {
  expect(rowsToMount(at(140), 3_334, false)).toEqual([0, 1, 2, 3, 4])
  expect(rowsToMount(at(140, 2), 2, false)).toEqual([0, 1])
})

test('stays the same while the scroll position changes by less than a row', () => {
  expect(at(-145 * 100 - 20)).toEqual(at(-145 * 100 - 60))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsToMount, visibleRows } from './visible-rows.ts'

const at = (top: number, count = 3_334) => visibleRows({ top, height: count * 145, count, columns: 3, screen: 844 })

test('mounts the rows of the first screen and some below at the top of a list', () => {
  expect(at(140)).toEqual({ first: 0, last: 8, around: 4 })
})

test('mounts few rows in the middle of a long list, with some on both sides', () => {
  const { first, last } = at(-145 * 1_000)
  expect(first).toBeLessThanOrEqual(996)
  expect(last).toBeGreaterThanOrEqual(1_009)
})

/** Windows with the columns and the height of a row that the list has there. */
const windows = [
  ['a phone', 844, 3, 145],
  ['a phone on its side', 390, 5, 190],
  ['a tablet', 1_100, 5, 190],
  ['a desktop', 860, 6, 225],
  ['a desktop with captions below', 1_080, 6, 250],
  ['a list of single rows', 844, 1, 73],
] as const

test.each(windows)('%s has every visible row, and at most 60 tiles with the one that has the focus', (...size) => {
  const [, screen, columns, row] = size
  const count = 2_000
  fc.assert(
    fc.property(fc.integer({ min: 0, max: count * row - screen }), (scrolled) => {
      const rows = visibleRows({ top: -scrolled, height: count * row, count, columns, screen })
      const mounted = rowsToMount(rows, count, true)
      expect(mounted).toEqual(expect.arrayContaining([Math.floor(scrolled / row)]))
      expect(mounted).toEqual(expect.arrayContaining([Math.min(count - 1, Math.floor((scrolled + screen) / row))]))
      expect((mounted.length + 1) * columns).toBeLessThanOrEqual(60)
    }),
  )
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

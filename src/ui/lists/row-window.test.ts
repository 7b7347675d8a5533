import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mountedRows, offsetsOf, partsOf, rowsBetween } from './row-window.ts'

const rows = (count: number, height = 68) => offsetsOf(Array.from({ length: count }, () => height))

test('offsets are the sums of the heights before each row and of all', () => {
  expect(offsetsOf([10, 20, 5])).toEqual([0, 10, 30, 35])
  expect(offsetsOf([])).toEqual([0])
})

test('finds the rows between two distances, in steps', () => {
  expect(rowsBetween(rows(300), 10 * 68, 20 * 68)).toEqual({ first: 8, last: 24 })
  expect(rowsBetween(rows(300), 11 * 68, 21 * 68)).toEqual({ first: 8, last: 24 })
})

test.each([
  ['above the list', -5_000, -4_000, { first: 0, last: 4 }],
  ['below the list', 90_000, 91_000, { first: 296, last: 299 }],
])('stays inside the list for a window %s', (_, from, to, expected) => {
  expect(rowsBetween(rows(300), from, to)).toEqual(expected)
})

test('counts rows of unlike heights', () => {
  const offsets = offsetsOf([400, 20, 20, 20, 20, 20, 20, 20, 20, 400, 20, 20])
  expect(rowsBetween(offsets, 390, 430)).toEqual({ first: 0, last: 4 })
  expect(rowsBetween(offsets, 600, 601)).toEqual({ first: 8, last: 11 })
})

test('mounts all of a short list, and the range, the kept rows and both ends of a long one', () => {
  expect(mountedRows(40, { first: 0, last: 3 }, [])).toHaveLength(40)
  expect(mountedRows(300, { first: 100, last: 103 }, [7])).toEqual([0, 7, 100, 101, 102, 103, 299])
  expect(mountedRows(0, { first: 0, last: 3 }, [])).toEqual([])
})

test('puts one space between rows that are apart', () => {
  expect(partsOf([0, 3, 4], rows(5, 10))).toEqual([{ row: 0 }, { after: 0, size: 20 }, { row: 3 }, { row: 4 }])
})

test('rows and spaces together have the height of all rows', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 41, maxLength: 300 })
  fc.assert(
    fc.property(heights, fc.nat(60_000), fc.nat(2_000), fc.array(fc.nat(299)), (given, from, screen, kept) => {
      const offsets = offsetsOf(given)
      const parts = partsOf(mountedRows(given.length, rowsBetween(offsets, from, from + screen), kept), offsets)
      const height = parts.reduce((sum, part) => sum + ('row' in part ? (given[part.row] ?? 0) : part.size), 0)
      return height === offsets.at(-1)
    }),
  )
})

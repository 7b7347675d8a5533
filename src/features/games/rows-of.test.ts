import { expect, test } from 'vitest'
import { rowsOf } from './rows-of.ts'

test('a block of other columns keeps about its height, and shows at least one row', () => {
  expect([3, 2].map((rows) => rowsOf(rows, 3))).toEqual([3, 2])
  expect([3, 2, 1].map((rows) => rowsOf(rows, 2))).toEqual([2, 1, 1])
  expect([3, 2].map((rows) => rowsOf(rows, 1))).toEqual([6, 4])
  expect([3, 2].map((rows) => rowsOf(rows, 6))).toEqual([2, 1])
})

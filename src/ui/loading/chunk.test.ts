import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunk } from './chunk.ts'

test('makes the last run shorter if needed', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunk([], 3)).toEqual([])
})

test('keeps every item in order, and fills every run but the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const runs = chunk(items, size)
      expect(runs.flat()).toEqual(items)
      expect(runs.slice(0, -1).every((run) => run.length === size)).toBe(true)
      expect(runs.every((run) => run.length > 0)).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { mostLevels, tooDeep } from './nesting.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test('a value may have a hundred levels', () => {
  expect(tooDeep(nested(mostLevels))).toBeUndefined()
  expect(tooDeep({ a: { b: nested(mostLevels - 2) }, c: 'text', d: null })).toBeUndefined()
  for (const flat of ['text', 7, null, undefined, [], {}]) expect(tooDeep(flat)).toBeUndefined()
})

test('a deeper one is named by the start of its path', () => {
  expect(tooDeep({ a: 1, b: [{ c: nested(mostLevels - 2) }] })).toEqual(['b', '0', 'c', '0', '0', '0', '0', '0'])
  expect(tooDeep(nested(100_000))).toHaveLength(8)
})

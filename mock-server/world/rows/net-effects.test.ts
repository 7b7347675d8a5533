import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netEffects } from './net-effects.ts'
import type { Change } from './table.ts'

const keys = ['a', 'b', 'c', 'd']

/** Valid changes of a table that begins with the keys `a` and `b`. */
const happening = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 30 }).map((steps) => {
  const there = new Set(['a', 'b'])
  return steps.map(([key, remove]): Change => {
    const kind = there.has(key) ? (remove ? 'removed' : 'updated') : 'inserted'
    if (kind === 'inserted') there.add(key)
    if (kind === 'removed') there.delete(key)
    return { table: 't', key, kind, fields: [] }
  })
})

/** Returns the keys in order after applying the changes one by one. */
function oneByOne(changes: readonly Change[]): string[] {
  const there = new Set(['a', 'b'])
  for (const { key, kind } of changes) {
    if (kind === 'inserted') there.add(key)
    if (kind === 'removed') there.delete(key)
  }
  return [...there]
}

test('net effects leave the same rows in the same order and touch each once', () => {
  fc.assert(
    fc.property(happening, (changes) => {
      const expected = oneByOne(changes)
      const there = new Set(['a', 'b'])
      const effects = netEffects(changes)
      for (const { key, isNew } of effects) {
        if (isNew || !expected.includes(key)) there.delete(key)
        if (expected.includes(key)) there.add(key)
      }
      expect([...there]).toEqual(expected)
      expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length)
    }),
  )
})

test('updated rows keep their place', () => {
  const updated = { table: 't', key: 'a', kind: 'updated' as const, fields: [] }
  expect(netEffects([updated, updated])).toEqual([{ table: 't', key: 'a', isNew: false }])
})

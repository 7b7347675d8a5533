import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '#mock-server/world/table.ts'
import { netEffects } from './net-effects.ts'

const keys = ['a', 'b', 'c', 'd']

/** Changes that can happen to a table that begins with the keys `a` and `b`. */
const happening = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 30 }).map((wishes) => {
  const there = new Set(['a', 'b'])
  return wishes.map(([key, remove]): Change => {
    const kind = there.has(key) ? (remove ? 'removed' : 'updated') : 'inserted'
    if (kind === 'inserted') there.add(key)
    if (kind === 'removed') there.delete(key)
    return { table: 't', key, kind }
  })
})

/** The keys in their order after every change by itself. */
function oneByOne(changes: readonly Change[]): string[] {
  const there = new Set(['a', 'b'])
  for (const { key, kind } of changes) {
    if (kind === 'inserted') there.add(key)
    if (kind === 'removed') there.delete(key)
  }
  return [...there]
}

test('what many changes amount to leaves the same rows in the same order, touching each once', () => {
  fc.assert(
    fc.property(happening, (changes) => {
      const wanted = oneByOne(changes)
      const there = new Set(['a', 'b'])
      const effects = netEffects(changes)
      for (const { key, anew } of effects) {
        if (anew || !wanted.includes(key)) there.delete(key)
        if (wanted.includes(key)) there.add(key)
      }
      expect([...there]).toEqual(wanted)
      expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length)
    }),
  )
})

test('rows that were only updated keep their place', () => {
  const updated = { table: 't', key: 'a', kind: 'updated' as const }
  expect(netEffects([updated, updated])).toEqual([{ table: 't', key: 'a', anew: false }])
})

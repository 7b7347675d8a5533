import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChance } from './chance.ts'
import { shuffled } from './shuffle.ts'

test('a shuffled list has the same items, and the original keeps its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items]
      const after = shuffled(items, (place) => createChance(seed).fraction(place))
      expect(after.toSorted()).toEqual(items.toSorted())
      expect(items).toEqual(before)
    }),
  )
})

test('every order has the same probability', () => {
  const orders = [0, 1, 2].flatMap((third) =>
    [0, 1].map((second) => shuffled(['a', 'b', 'c'], (place) => (place === 2 ? third / 3 : second / 2)).join('')),
  )
  expect(new Set(orders).size).toBe(6)
})

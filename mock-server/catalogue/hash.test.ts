import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash, pick, unit } from './hash.ts'

test('the hash depends on where one part ends and the next begins', () => {
  expect(hash('ab', 'c')).not.toBe(hash('a', 'bc'))
})

test('a unit is at least 0 and below 1', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      expect(unit(...parts)).toBeGreaterThanOrEqual(0)
      expect(unit(...parts)).toBeLessThan(1)
    }),
  )
})

test('picking takes each of four choices about as often', () => {
  const counts = [0, 0, 0, 0]
  for (let key = 0; key < 4_000; key++) counts[pick([0, 1, 2, 3], 'seed', key)]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(900)
})

test('picking from nothing says what is wrong', () => {
  expect(() => pick([], 'game', 7)).toThrow('Nothing to pick from for game/7')
})

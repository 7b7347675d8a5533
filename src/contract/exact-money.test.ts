import { expect, test } from 'vitest'
import { difference, sumOf } from './exact-money.ts'

test('adds amounts exactly', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(sumOf([1_284_500.01, 8.29])).toBe(1_284_508.3)
  expect(sumOf([])).toBe(0)
})

test('subtracts amounts exactly', () => {
  expect(difference(0.3, 0.1)).toBe(0.2)
  expect(difference(8.29, 1_284_508.3)).toBe(-1_284_500.01)
})

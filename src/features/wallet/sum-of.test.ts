import { expect, test } from 'vitest'
import { sumOf } from './sum-of.ts'

test('adds balances exactly', () => {
  expect(sumOf([{ balance: 0.1 }, { balance: 0.2 }])).toBe(0.3)
  expect(sumOf([{ balance: 1_284_500.01 }, { balance: 8.29 }])).toBe(1_284_508.3)
  expect(sumOf([])).toBe(0)
})

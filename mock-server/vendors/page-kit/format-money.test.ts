import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

const won = { symbol: '₩', position: 'F' } as const

test('shows whole amounts without decimals, and others with two', () => {
  expect(formatMoney(1_284_500, won, 'ko')).toBe('₩1,284,500')
  expect(formatMoney(12.5, won, 'en')).toBe('₩12.50')
})

test('puts the symbol on the merchant’s side', () => {
  expect(formatMoney(200, { symbol: '₩', position: 'B' }, 'ko')).toBe('200₩')
})

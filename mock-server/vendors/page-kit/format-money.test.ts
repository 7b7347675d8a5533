import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

const won = { symbol: '₩', position: 'F' } as const

test('whole amounts have no decimals, others two', () => {
  expect(formatMoney(1_284_500, won, 'ko')).toBe('₩1,284,500')
  expect(formatMoney(12.5, won, 'en')).toBe('₩12.50')
})

test('the symbol stands where the merchant has it', () => {
  expect(formatMoney(200, { symbol: '₩', position: 'B' }, 'ko')).toBe('200₩')
})

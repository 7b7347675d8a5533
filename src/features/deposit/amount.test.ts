import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusFor } from '#mock-server/platform/money/rules/deposit.ts'
import { addAmount, bonusPreview } from './amount.ts'

const limits = { minimum: 10_000, maximum: 5_000_000, unit: 1_000 }

test('previews the bonus that the gateway pays', () => {
  const promo = { id: 'p', name: '', text: '', turnover: 3 }
  const rule = fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    minimum: fc.nat(100_000),
    maximumBonus: fc.nat(100_000),
  })
  fc.assert(
    fc.property(fc.nat(5_000_000), rule, (amount, bonus) => {
      expect(Math.round(bonusPreview(amount, { ...promo, ...bonus }) * 100)).toBe(bonusFor(amount, bonus))
    }),
  )
})

test('limits quick amounts to the maximum, and replaces invalid text', () => {
  expect(addAmount('4,900,000', 500_000, limits, 'ko')).toBe('5,000,000')
  expect(addAmount('', 30_000, limits, 'ko')).toBe('30,000')
  expect(addAmount('1e5', 30_000, limits, 'ko')).toBe('30,000')
})

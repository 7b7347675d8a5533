import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusFor, withinLimits } from '#mock-server/domain/deposit.ts'
import { addAmount, amountDigits, amountProblem, bonusPreview } from './amount.ts'

const limits = { minimum: 10_000, maximum: 5_000_000, unit: 1_000 }

test.each([
  ['', 'deposit.amount_required'],
  ['9000', 'deposit.below'],
  ['5001000', 'deposit.above'],
  ['10500', 'deposit.in_units'],
  ['10000', undefined],
  ['5000000', undefined],
])('of "%s" is said %s', (digits, problem) => {
  expect(amountProblem(digits, limits)).toBe(problem)
})

test('an amount is refused exactly when the gateway would refuse it', () => {
  fc.assert(
    fc.property(fc.nat(6_000_000), (amount) => {
      expect(amountProblem(String(amount), limits) === undefined).toBe(withinLimits(amount, limits))
    }),
  )
})

test('the bonus shown is the bonus given', () => {
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

test('only digits are kept, and quick amounts stop at the most', () => {
  expect(amountDigits('₩0,012,500.')).toBe('12500')
  expect(addAmount('4900000', 500_000, limits)).toBe('5000000')
  expect(addAmount('', 30_000, limits)).toBe('30000')
})

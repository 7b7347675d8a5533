import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withinLimits } from '#mock-server/platform/money/rules/deposit.ts'
import { amountProblem } from './amount-problem.ts'

const limits = { minimum: 10_000, maximum: 5_000_000, unit: 1_000 }

test.each([
  ['', 'amount.required'],
  ['9000', 'amount.below'],
  ['5001000', 'amount.above'],
  ['10500', 'amount.in_units'],
  ['10000', undefined],
  ['5000000', undefined],
  [' ', 'amount.required'],
  ['0', 'amount.required'],
  ['12,000', undefined],
  ['1000.50', 'amount.below'],
  ['10000.50', 'amount.in_units'],
  ['-50000', 'amount.unreadable'],
  ['1e5', 'amount.unreadable'],
  ['5만', 'amount.unreadable'],
])('reports "%s" as %s', (typed, problem) => {
  expect(amountProblem(typed, limits, 'ko')).toBe(problem)
})

test('refuses exactly the amounts that the gateway refuses', () => {
  fc.assert(
    fc.property(fc.nat(6_000_000), (amount) => {
      expect(amountProblem(String(amount), limits, 'ko') === undefined).toBe(withinLimits(amount, limits))
    }),
  )
})

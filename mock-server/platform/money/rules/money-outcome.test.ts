import { describe, expect, test } from 'vitest'
import { deposits } from '#fixtures/deposits.ts'
import { meaningfulAmounts } from '#fixtures/money-outcomes.ts'
import { withdrawalRules } from '#fixtures/withdrawals.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { withinLimits } from './deposit.ts'
import { depositOutcome, withdrawalOutcome } from './money-outcome.ts'

test.each(meaningfulAmounts)('$amount: $about', ({ amount, deposit, withdrawal }) => {
  expect(depositOutcome(toMinor(amount), 'byAmount')).toBe(deposit)
  expect(withdrawalOutcome(toMinor(amount), 'byAmount')).toBe(withdrawal)
  expect(depositOutcome(toMinor(amount), 'succeed')).toBe('succeed')
  expect(withdrawalOutcome(toMinor(amount), 'approve')).toBe('approve')
})

test('any other amount succeeds unless an outcome is forced', () => {
  expect(depositOutcome(5_000_000, 'byAmount')).toBe('succeed')
  expect(withdrawalOutcome(5_000_000, 'byAmount')).toBe('approve')
  expect(depositOutcome(5_000_000, 'timeout')).toBe('timeout')
  expect(withdrawalOutcome(5_000_000, 'returned')).toBe('returned')
})

describe.each(Object.keys(deposits))('the limits of %s accept the meaningful amount', (merchant) => {
  test.each(meaningfulAmounts)('$amount', ({ amount }) => {
    const limits = [withdrawalRules(merchant), ...(deposits[merchant]?.methods ?? [])]
    for (const one of limits) expect(withinLimits(amount, one)).toBe(true)
  })
})

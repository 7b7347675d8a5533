import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withdrawalRules } from '#fixtures/withdrawals.ts'
import { leftToday, refuseWithdrawal } from '#mock-server/platform/money/rules/withdrawal.ts'
import { blockOf, largestAmount, receivedOf } from './withdrawable.ts'

const limits = { ...withdrawalRules('HAEDAL'), leftToday: 3 }
const turnover = { required: 0, done: 0, missing: 0, bonuses: [] }

test.each([
  [1_284_500, 1_284_000],
  [9_000_000, 5_000_000],
  [10_000, 10_000],
  [9_999.99, 0],
  [0, 0],
])('of %d allows %d at most', (balance, most) => {
  expect(largestAmount(balance, limits)).toBe(most)
})

test('the bank receives the amount without the fee', () => {
  expect(receivedOf(50_000, { ...limits, fee: 500 })).toBe(49_500)
  expect(receivedOf(0, { ...limits, fee: 500 })).toBe(0)
  expect(receivedOf(0.3, { ...limits, fee: 0.1 })).toBe(0.2)
})

test('blocks the largest amount exactly if the gateway refuses it', () => {
  const situation = fc.record({
    merchant: fc.constantFrom('HAEDAL', 'VELVET', 'ROCKET', 'PLAIN'),
    balance: fc.nat(60_000_000),
    missing: fc.constantFrom(0, 0, 1, 157_500),
    today: fc.nat(6),
  })
  fc.assert(
    fc.property(situation, ({ merchant, balance, missing, today }) => {
      const rules = withdrawalRules(merchant)
      const ownLimits = { ...rules, leftToday: leftToday(rules, today) }
      const block = blockOf({ limits: ownLimits, turnover: { ...turnover, missing }, balance, locked: false })
      const amount = (largestAmount(balance, ownLimits) || rules.minimum) * 100
      const refusal = refuseWithdrawal({ amount, balance: balance * 100, turnoverMissing: missing * 100, today }, rules)
      const expected = { WITHDRAW_DAY_LIMIT: 'day', TURNOVER_UNMET: 'turnover', INSUFFICIENT_FUNDS: 'funds' } as const
      expect(block).toBe(refusal && expected[refusal as keyof typeof expected])
    }),
  )
})

test('blocks a locked payment password', () => {
  const situation = { limits, turnover, balance: 50_000 }
  expect(blockOf({ ...situation, locked: true })).toBe('locked')
  expect(blockOf({ ...situation, locked: false })).toBeUndefined()
})

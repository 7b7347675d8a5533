import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftToday, refuseWithdrawal } from './withdrawal.ts'

const rules = { minimum: 10_000, maximum: 5_000_000, unit: 1_000, perDay: 3, fee: 0 }
const request = { amount: 5_000_000, balance: 5_000_000, turnoverMissing: 0, today: 0 }

describe('a withdrawal', () => {
  test('within the limits and the balance is allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5_000 }), fc.nat(10_000_000), fc.nat(2), (units, more, today) => {
        const amount = units * 100_000
        expect(refuseWithdrawal({ ...request, amount, balance: amount + more, today }, rules)).toBeUndefined()
      }),
    )
  })

  test('above the balance is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.nat(2_000_000_000), (amount, balance) => {
        fc.pre(amount > balance)
        expect(refuseWithdrawal({ ...request, amount, balance }, rules)).toBeDefined()
      }),
    )
  })

  test.each([
    ['too little', { amount: 900_000 }, 'WITHDRAW_LIMIT'],
    ['too much', { amount: 500_100_000, balance: 900_000_000 }, 'WITHDRAW_LIMIT'],
    ['not whole units', { amount: 1_050_000 }, 'WITHDRAW_LIMIT'],
    ['once too often in a day', { today: 3 }, 'WITHDRAW_DAY_LIMIT'],
    ['while a bonus has missing turnover', { turnoverMissing: 1 }, 'TURNOVER_UNMET'],
    ['without the money', { balance: 4_999_999 }, 'INSUFFICIENT_FUNDS'],
  ])('%s is refused', (_, over, refusal) => {
    expect(refuseWithdrawal({ ...request, ...over }, rules)).toBe(refusal)
  })

  test('is allowed any number of times if there is no daily limit', () => {
    expect(leftToday({ ...rules, perDay: null }, 1_000)).toBeNull()
    expect(refuseWithdrawal({ ...request, today: 1_000 }, { ...rules, perDay: null })).toBeUndefined()
    expect(leftToday(rules, 5)).toBe(0)
  })
})

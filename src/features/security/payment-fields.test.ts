import { expect, test } from 'vitest'
import { newPaymentProblem } from './payment-fields.ts'

const rules = { paymentPassword: { pattern: '\\d{6}', text: 'rule_payment_password', maximum: 6 } }
const values = { oldPaymentPassword: '246810', newPaymentPassword: '135790', confirmPaymentPassword: '135790' }

test.each([
  ['newPaymentPassword', values, undefined],
  ['confirmPaymentPassword', values, undefined],
  ['newPaymentPassword', { ...values, newPaymentPassword: '13579' }, 'rule_payment_password'],
  ['newPaymentPassword', { ...values, newPaymentPassword: '246810' }, 'password.unchanged'],
  ['confirmPaymentPassword', { ...values, confirmPaymentPassword: '135791' }, 'passwords_differ'],
] as const)('of %s in %o, reports %s', (name, typed, problem) => {
  expect(newPaymentProblem(rules, name, typed)).toBe(problem)
})

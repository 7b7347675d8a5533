import { expect, test } from 'vitest'
import { cardProblem } from './card-problem.ts'

const rules = {
  payeeName: { pattern: '\\S(.{0,48}\\S)?', text: 'rule_payee_name', maximum: 50 },
  paymentPassword: { pattern: '\\d{6}', text: 'rule_payment_password', maximum: 6 },
}

test.each([
  ['bankCode', '', 'withdraw.bank_required'],
  ['bankCode', 'HANEUL', undefined],
  ['cardNumber', '12345678', undefined],
  ['cardNumber', '110-482-739164', undefined],
  ['cardNumber', '12345678901234567890', undefined],
  ['cardNumber', '1-2-3-4-5', 'withdraw.number_invalid'],
  ['cardNumber', '123456789012345678901', 'withdraw.number_invalid'],
  ['cardNumber', '1234 5678', 'withdraw.number_invalid'],
  ['cardNumber', '', 'withdraw.number_invalid'],
  ['payeeName', ' ', 'rule_payee_name'],
  ['payeeName', '김해달', undefined],
  ['paymentPassword', '12345', 'rule_payment_password'],
  ['paymentPassword', '246810', undefined],
] as const)('of %s, reports "%s" as %s', (name, value, problem) => {
  expect(cardProblem(rules, name, value)).toBe(problem)
})

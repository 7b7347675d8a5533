import { expect, test } from 'vitest'
import { securityLevel } from './security-level.ts'

const none = {
  password: true,
  paymentPassword: false,
  securityQuestions: false,
  email: '',
  mobile: '',
  payeeName: '',
}
const email = 'ha****@example.com'
const mobile = '********4455'

test.each([
  [none, 1, 'low'],
  [{ ...none, email }, 2, 'low'],
  [{ ...none, email, mobile }, 3, 'medium'],
  [{ ...none, email, mobile, paymentPassword: true }, 4, 'medium'],
  [{ ...none, email, mobile, paymentPassword: true, securityQuestions: true }, 5, 'high'],
  [{ ...none, payeeName: '김*달' }, 1, 'low'],
])('counts the protections of %o', (config, set, name) => {
  expect(securityLevel(config)).toEqual({ set, total: 5, name })
})

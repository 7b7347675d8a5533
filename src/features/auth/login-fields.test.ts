import { expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { loginFields, loginPayload, loginProblem } from './login-fields.ts'

test('sends the username, and the captcha only if there is one', () => {
  const values = { username: 'haedal_92', password: 'parlor2026', firebaseIdToken: '', captcha: '' }
  const payload = { type: 'username', username: 'haedal_92', password: 'parlor2026' }
  expect(loginPayload('username', values, '82')).toEqual(payload)
  expect(loginPayload('username', { ...values, captcha: '470291' }, '82')).toEqual({ ...payload, captcha: '470291' })
})

test('names the desk of agents, and validates like a username', () => {
  const values = { username: 'desk_forty', password: 'parlor2026', firebaseIdToken: '', captcha: '' }
  const payload = loginPayload('agent', values, '82')
  expect(payload).toEqual({ type: 'username', username: 'desk_forty', password: 'parlor2026', desk: 'agent' })
  expect(auth.login.body.safeParse(payload).success).toBe(true)
  const rules = { loginUsername: { pattern: '\\d{4,}', text: 'a name', maximum: 20 } }
  expect(loginProblem('agent', rules, false)('username', values)).toBe('a name')
})

test('sends the number without its leading zero, with the dialling code, for SMS', () => {
  const payload = loginPayload(
    'sms',
    { username: '01022334455', password: '123456', firebaseIdToken: '', captcha: '' },
    '82',
  )
  expect(payload).toEqual({ type: 'sms', username: '1022334455', password: '123456', countryDialingCode: '82' })
  expect(auth.login.body.safeParse(payload).success).toBe(true)
})

test('validates each method by its own rules, and the captcha once it is shown', () => {
  const rule = (text: string) => ({ pattern: '\\d{4,}', text, maximum: 20 })
  const rules = { loginUsername: rule('a name'), loginMobileNum: rule('a number'), verificationCode: rule('a code') }
  const values = { username: 'x', password: 'x', firebaseIdToken: '', captcha: '' }
  expect(loginProblem('username', rules, false)('username', values)).toBe('a name')
  expect(loginProblem('sms', rules, false)('username', values)).toBe('a number')
  expect(loginProblem('sms', rules, false)('password', values)).toBe('a code')
  expect(loginProblem('sms', rules, false)('captcha', values)).toBeUndefined()
  expect(loginProblem('sms', rules, true)('captcha', values)).toBe('in_vwrite_code')
})

test('sends the token of a verified number, and requires one', () => {
  const values = { username: '01022334455', password: '', firebaseIdToken: 'token', captcha: '' }
  const payload = loginPayload('sms', values, '82', true)
  expect(payload).toEqual({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: 'token',
    firebaseMobileNo: '1022334455',
    countryDialingCode: '82',
  })
  expect(auth.login.body.safeParse(payload).success).toBe(true)
  const problem = loginProblem('sms', {}, false)
  expect(problem('firebaseIdToken', values)).toBeUndefined()
  expect(problem('firebaseIdToken', { ...values, firebaseIdToken: '' })).toBe('number_unverified')
})

test('takes no typed code for a token', () => {
  const values = { username: '01022334455', password: '123456', firebaseIdToken: '', captcha: '' }
  const refused = loginFields(true).map((name) => loginProblem('sms', {}, false)(name, values))
  expect(refused).toContain('number_unverified')
  expect(JSON.stringify(loginPayload('sms', values, '82', true))).not.toContain('123456')
})

import { describe, expect, test } from 'vitest'
import { type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { type RegisterField, type RegisterValues, registerProblem, shownFields } from './register-fields.ts'

const off = { enabled: false, required: false }
const settings = (enabled: Partial<RegisterSettings['fields']>, captcha = false): RegisterSettings => ({
  fields: {
    ...Object.fromEntries(registerFieldNames.map((name) => [name, off])),
    ...enabled,
  } as RegisterSettings['fields'],
  captcha: { enabled: captcha },
})
const optional = { enabled: true, required: false }
const demanded = { enabled: true, required: true }

const all = { smsCode: true, mobilePassword: true, byToken: false }
const none = { smsCode: false, mobilePassword: false, byToken: false }
const names = (fields: { name: RegisterField }[]) => fields.map(({ name }) => name)

const emptyValues = Object.fromEntries(
  [
    ...['username', 'password', 'confirmPassword', 'verificationCode', 'firebaseIdToken', 'captcha'],
    ...registerFieldNames,
  ].map((name) => [name, '']),
) as unknown as RegisterValues

describe('the visible fields', () => {
  test('with a username are name and passwords, the merchant’s fields, and the captcha', () => {
    const shown = shownFields('username', settings({ payeeName: demanded, email: optional }, true), all)
    expect(names(shown)).toEqual(['username', 'password', 'confirmPassword', 'email', 'payeeName', 'captcha'])
    expect(shown.find(({ name }) => name === 'email')?.required).toBe(false)
    expect(shown.find(({ name }) => name === 'payeeName')?.required).toBe(true)
  })

  test('with a mobile number follow the switches, and include the required number once', () => {
    const optionalNumber = settings({ mobileNum: optional })
    expect(names(shownFields('mobile', optionalNumber, none))).toEqual(['mobileNum'])
    expect(names(shownFields('mobile', optionalNumber, all))).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
    expect(shownFields('mobile', optionalNumber, none)[0]?.required).toBe(true)
  })
})

describe('a field', () => {
  const rules = {
    username: { pattern: '[a-z]{4,}', text: 'rule_username', maximum: 16 },
    email: { pattern: '.+@.+', text: 'rule_email', maximum: 100 },
    payeeName: { pattern: '.+', text: 'rule_payee_name', maximum: 50 },
  }
  const shown = shownFields('username', settings({ payeeName: demanded, email: optional }, true), none)
  const problem = (name: RegisterField, values: Partial<RegisterValues>, taken?: object) =>
    registerProblem({ rules, shown, taken })(name, { ...emptyValues, ...values })

  test('that is empty is valid unless it is required', () => {
    expect(problem('email', {})).toBeUndefined()
    expect(problem('payeeName', {})).toBe('rule_payee_name')
    expect(problem('username', {})).toBe('rule_username')
  })

  test('that is filled in must follow its rule, required or not', () => {
    expect(problem('email', { email: 'nobody' })).toBe('rule_email')
    expect(problem('email', { email: 'a@b.kr' })).toBeUndefined()
  })

  test('for the confirmation is required and must equal the password', () => {
    expect(problem('confirmPassword', { password: 'parlor2026' })).toBe('in_incorrect_password')
    expect(problem('confirmPassword', { password: 'parlor2026', confirmPassword: 'parlor' })).toBe(
      'in_confirmation_correct',
    )
    expect(problem('confirmPassword', { password: 'parlor2026', confirmPassword: 'parlor2026' })).toBeUndefined()
  })

  test('for the captcha must be numeric', () => {
    expect(problem('captcha', {})).toBe('in_vwrite_code')
    expect(problem('captcha', { captcha: '470291' })).toBeUndefined()
  })

  test('for a number’s code is required once the number is filled in', () => {
    const proved = shownFields('username', settings({ mobileNum: optional }), all)
    expect(names(proved).slice(3)).toEqual(['mobileNum', 'verificationCode'])
    const rule = { verificationCode: { pattern: '\\d{4,}', text: 'rule_verification_code', maximum: 10 } }
    const check = registerProblem({ rules: rule, shown: proved })
    expect(check('verificationCode', emptyValues)).toBeUndefined()
    expect(check('verificationCode', { ...emptyValues, mobileNum: '01022334455' })).toBe('rule_verification_code')
  })

  test('for a number’s token takes no typed code', () => {
    const proved = shownFields('mobile', settings({}), { ...all, byToken: true })
    expect(names(proved)).toEqual(['mobileNum', 'firebaseIdToken', 'password', 'confirmPassword'])
    const check = registerProblem({ rules: {}, shown: proved })
    const typed = { ...emptyValues, mobileNum: '01022334455', verificationCode: '123456' }
    expect(check('firebaseIdToken', typed)).toBe('number_unverified')
    expect(check('firebaseIdToken', { ...typed, firebaseIdToken: 'token' })).toBeUndefined()
  })

  test('with a taken e-mail address is invalid until the address changes', () => {
    expect(problem('email', { email: 'a@b.kr' }, { email: 'a@b.kr' })).toBe('email_taken')
    expect(problem('email', { email: 'c@b.kr' }, { email: 'a@b.kr' })).toBeUndefined()
  })

  test('with a taken username is invalid until the name changes', () => {
    expect(problem('username', { username: 'haedal' }, { username: 'haedal' })).toBe('username_exists')
    expect(problem('username', { username: 'haedals' }, { username: 'haedal' })).toBeUndefined()
  })
})

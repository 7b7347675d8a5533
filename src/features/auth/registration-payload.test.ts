import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { registerFieldNames } from '#contract/system.ts'
import type { RegisterField, RegisterValues } from './register-fields.ts'
import { registerMethod, registrationPayload } from './registration-payload.ts'

const emptyValues = Object.fromEntries(
  [
    ...['username', 'password', 'confirmPassword', 'verificationCode', 'firebaseIdToken', 'captcha'],
    ...registerFieldNames,
  ].map((name) => [name, '']),
) as unknown as RegisterValues

const circumstances = (...names: RegisterField[]) => ({
  shown: names.map((name) => ({ name, required: false })),
  countryDialingCode: '82',
  host: 'haedal.example',
  registerMethod: 'H5' as const,
})

const account = { username: 'haedal', password: 'parlor2026', confirmPassword: 'parlor2026' }
const place = { registerUrl: 'haedal.example', domain: 'haedal.example', registerMethod: 'H5', type: 0 }

describe('a registration', () => {
  test('by username sends the account, its origin, and the filled fields', () => {
    const shown = circumstances('username', 'password', 'confirmPassword', 'email', 'payeeName', 'captcha')
    const payload = registrationPayload({ ...emptyValues, ...account, payeeName: '김해달', captcha: '470291' }, shown)
    expect(payload).toEqual({ ...place, ...account, payeeName: '김해달', captcha: '470291' })
    expect(auth.register.body.safeParse(payload).success).toBe(true)
  })

  test('omits fields that are not visible', () => {
    const payload = registrationPayload({ ...emptyValues, ...account, line: 'left over' }, circumstances('mobileNum'))
    expect(payload).toEqual({ ...place, username: '', password: '', confirmPassword: '' })
  })

  test('sends the token of a verified number in place of a code', () => {
    const values = {
      ...emptyValues,
      mobileNum: '01022334455',
      verificationCode: '123456',
      firebaseIdToken: 'token',
    }
    const payload = registrationPayload(values, circumstances('mobileNum', 'firebaseIdToken'))
    expect(payload).toMatchObject({ mobileNum: '1022334455', firebaseChannel: 'sms', firebaseIdToken: 'token' })
    expect(payload).not.toHaveProperty('verificationCode')
    expect(auth.registerMobile.body.safeParse(payload).success).toBe(true)
  })

  test('omits the code of a number that was removed', () => {
    const shown = [{ name: 'verificationCode', required: true, after: 'mobileNum' } as const]
    const values = { ...emptyValues, verificationCode: '123456' }
    expect(registrationPayload(values, { ...circumstances(), shown })).not.toHaveProperty('verificationCode')
  })

  test('by mobile number sends dialling code, number without its leading zero, and SMS code', () => {
    const values = { ...emptyValues, mobileNum: '01022334455', verificationCode: '123456' }
    const payload = registrationPayload(values, circumstances('mobileNum', 'verificationCode'))
    expect(payload).toMatchObject({ countryDialingCode: '82', mobileNum: '1022334455', verificationCode: '123456' })
    expect(auth.registerMobile.body.safeParse(payload).success).toBe(true)
  })
})

test('reports the form of the app as the method', () => {
  const browser = { userAgent: 'Mozilla/5.0 (Linux; Android 16)', webClip: false, standalone: false }
  expect(registerMethod(browser)).toBe('H5')
  expect(registerMethod({ ...browser, standalone: true })).toBe('PWA')
  expect(registerMethod({ ...browser, standalone: true, webClip: true })).toBe('WEBCLIP')
  expect(registerMethod({ ...browser, userAgent: `${browser.userAgent} ParlorApp/1.4` })).toBe('APP')
})

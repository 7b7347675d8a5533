import { describe, expect, test } from 'vitest'
import { type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { firstInvalidField, storedDetails } from './registration.ts'

const settings = (fields: Partial<RegisterSettings['fields']>): RegisterSettings => ({
  fields: {
    ...(Object.fromEntries(
      registerFieldNames.map((name) => [name, { enabled: false, required: false }]),
    ) as RegisterSettings['fields']),
    ...fields,
  },
  captcha: { enabled: false },
})
const optional = { enabled: true, required: false }
const required = { enabled: true, required: true }

describe('the first invalid field', () => {
  test('is undefined if optional fields are empty', () => {
    expect(firstInvalidField({}, settings({ email: optional, nickname: optional }))).toBeUndefined()
  })

  test('is a required field that is missing or empty', () => {
    expect(firstInvalidField({}, settings({ email: required }))).toBe('email')
    expect(firstInvalidField({ email: '' }, settings({ email: required }))).toBe('email')
  })

  test('is an optional field with an invalid value', () => {
    expect(firstInvalidField({ email: 'no address' }, settings({ email: optional }))).toBe('email')
  })

  test('is never a field that the merchant has off', () => {
    expect(firstInvalidField({ email: 'no address' }, settings({}))).toBeUndefined()
  })

  test('is the first in the form’s order if several are invalid', () => {
    const asked = settings({ paymentPassword: required, email: required, affiliateCode: required })
    expect(firstInvalidField({ affiliateCode: '!' }, asked)).toBe('paymentPassword')
    expect(firstInvalidField({ paymentPassword: '123456', affiliateCode: '!' }, asked)).toBe('email')
  })
})

test('stored details are the filled-in fields that the merchant has on', () => {
  const asked = settings({ email: optional, nickname: optional })
  expect(storedDetails({ email: 'a@b.kr', nickname: '', qqNum: '12345' }, asked)).toEqual({ email: 'a@b.kr' })
})

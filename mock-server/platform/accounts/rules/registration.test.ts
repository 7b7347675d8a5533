import { describe, expect, test } from 'vitest'
import { type RegisterSettings, registerFieldNames } from '#contract/system.ts'
import { firstWrongField, keptDetails } from './registration.ts'

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

describe('the first wrong field', () => {
  test('is none when optional fields are empty', () => {
    expect(firstWrongField({}, settings({ email: optional, nickname: optional }))).toBeUndefined()
  })

  test('is a required field that is missing or empty', () => {
    expect(firstWrongField({}, settings({ email: required }))).toBe('email')
    expect(firstWrongField({ email: '' }, settings({ email: required }))).toBe('email')
  })

  test('is an optional field filled in wrongly', () => {
    expect(firstWrongField({ email: 'no address' }, settings({ email: optional }))).toBe('email')
  })

  test('is never a field that the merchant has off', () => {
    expect(firstWrongField({ email: 'no address' }, settings({}))).toBeUndefined()
  })

  test('is the first in the order of the form when several are wrong', () => {
    const asked = settings({ paymentPassword: required, email: required, affiliateCode: required })
    expect(firstWrongField({ affiliateCode: '!' }, asked)).toBe('paymentPassword')
    expect(firstWrongField({ paymentPassword: '123456', affiliateCode: '!' }, asked)).toBe('email')
  })
})

test('what is kept is what the merchant asked for and the person filled in', () => {
  const asked = settings({ email: optional, nickname: optional })
  expect(keptDetails({ email: 'a@b.kr', nickname: '', qqNum: '12345' }, asked)).toEqual({ email: 'a@b.kr' })
})

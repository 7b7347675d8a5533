import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test('replaces secret texts and numbers at any depth', () => {
  const input = {
    username: 'minji_k',
    password: 'parlor2026',
    nested: [{ confirmPassword: 'x', paymentPassword: 123_456 }],
    token: 'abc',
    data: 'a.b.c.d.e',
    verificationCode: '123456',
    captcha: '000111',
    idNumber: '900101-1234567',
    Authorization: 'abc',
  }
  expect(redact(input)).toEqual({
    username: 'minji_k',
    password: '«redacted»',
    nested: [{ confirmPassword: '«redacted»', paymentPassword: '«redacted»' }],
    token: '«redacted»',
    data: '«redacted»',
    verificationCode: '«redacted»',
    captcha: '«redacted»',
    idNumber: '«redacted»',
    Authorization: '«redacted»',
  })
})

test('redacts the whole of a list or a map under a secret name', () => {
  expect(redact({ password: ['a', { inner: 'b' }] })).toEqual({ password: ['«redacted»', { inner: '«redacted»' }] })
})

test('redacts only the secrets in an address', () => {
  expect(redact({ game_url: '/__vendors/slot.html?token=abc&world=default&accessToken=d#top' })).toEqual({
    game_url: '/__vendors/slot.html?token=«redacted»&world=default&accessToken=«redacted»#top',
  })
})

test('keeps values that are no secret: booleans, empty texts, null', () => {
  const input = { captcha: { enabled: true }, password: '', token: null, success: true, tokens: 3, count: 7 }
  expect(redact(input)).toEqual(input)
})

test('cuts off values that are too deep', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(JSON.stringify(redact({ deep }))).toMatch(/^{"deep":\[{20}"«too deep»"\]{20}}$/)
})

test('does not change its input', () => {
  const input = { password: 'parlor2026' }
  redact(input)
  expect(input.password).toBe('parlor2026')
})

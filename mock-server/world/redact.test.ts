import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test('secret texts and numbers are replaced, wherever they are', () => {
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

test('a list or a map below a secret name is secret all through', () => {
  expect(redact({ password: ['a', { inner: 'b' }] })).toEqual({ password: ['«redacted»', { inner: '«redacted»' }] })
})

test('an address keeps all of its query but the secrets', () => {
  expect(redact({ game_url: '/__vendors/slot.html?token=abc&world=default&accessToken=d#top' })).toEqual({
    game_url: '/__vendors/slot.html?token=«redacted»&world=default&accessToken=«redacted»#top',
  })
})

test('what tells no secret stays: switches, empty texts, nothing', () => {
  const input = { captcha: { enabled: true }, password: '', token: null, success: true, tokens: 3, count: 7 }
  expect(redact(input)).toEqual(input)
})

test('what is deeper than anything of ours is cut off, however deep', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(JSON.stringify(redact({ deep }))).toMatch(/^{"deep":\[{20}"«too deep»"\]{20}}$/)
})

test('what is redacted stays as it was', () => {
  const input = { password: 'parlor2026' }
  redact(input)
  expect(input.password).toBe('parlor2026')
})

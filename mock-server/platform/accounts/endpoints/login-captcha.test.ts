import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import { requestCaptcha } from '#mock-server/verify/testing/codes.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const username = 'haedal_92'
const right = { type: 'username', username, password: memberPassword } as const
const wrong = { ...right, password: 'not-the-password' }

describe('the captcha of a login', () => {
  test('is required only after a wrong password', async () => {
    const { call, refusal } = await createPlatform()
    expect(await refusal(auth.login, wrong)).toMatchObject({
      errorCode: 'LOGIN_PASSWORD_WRONG',
      status: 401,
      value: { captcha: true },
    })
    expect(await refusal(auth.login, right)).toMatchObject({
      errorCode: 'CAPTCHA_REQUIRED',
      field: 'body.captcha',
      value: { captcha: true },
    })
    await expect(call(auth.login, { ...right, username: 'minji_k' })).resolves.toMatchObject({ userName: 'minji_k' })
  })

  test('is required later for a merchant that allows more failures', async () => {
    const { refusal } = await createPlatform({ settings: { captchaAfter: 3 } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: false } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: false } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: true } })
  })

  test('allows the login, which removes the requirement', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const { call } = platform
    await expect(call(auth.login, { ...right, captcha: await requestCaptcha(platform) })).resolves.toMatchObject({
      userName: username,
    })
    await expect(call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('is used up by every try', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const code = await requestCaptcha(platform)
    expect(await platform.refusal(auth.login, { ...wrong, captcha: code })).toMatchObject({
      errorCode: 'LOGIN_PASSWORD_WRONG',
    })
    expect(await platform.refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'CAPTCHA_WRONG',
    })
  })

  test('is refused if wrong or older than five minutes', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const code = await requestCaptcha(platform)
    const other = code === '000000' ? '000001' : '000000'
    expect(await platform.refusal(auth.login, { ...right, captcha: other })).toMatchObject({
      errorCode: 'CAPTCHA_WRONG',
    })
    platform.pass(300_000)
    expect(await platform.refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'CAPTCHA_EXPIRED',
    })
  })

  test.each(['12a', '1234567'])('cannot be %j: up to six digits', async (code) => {
    const { refusal } = await createPlatform()
    expect(await refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.captcha',
    })
  })

  test.each([
    ['pass', undefined],
    ['fail', 'CAPTCHA_WRONG'],
    ['expired', 'CAPTCHA_EXPIRED'],
  ] as const)('comes to %s whatever is typed, when the operator says so', async (captchaOutcome, errorCode) => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha', settings: { captchaOutcome } })
    expect(await platform.refusal(auth.login, right)).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' })
    const code = await requestCaptcha(platform)
    for (const typed of [
      { ...wrong, captcha: code === '1' ? '2' : '1' },
      { ...right, captcha: code },
    ]) {
      if (errorCode) expect(await platform.refusal(auth.login, typed)).toMatchObject({ errorCode })
      else if (typed.password === wrong.password) await platform.refusal(auth.login, typed)
      else await expect(platform.call(auth.login, typed)).resolves.toMatchObject({ userName: username })
    }
    expect(platform.world().tables.captchas.size).toBe(0)
  })

  test('is a different image each time', async () => {
    const { call } = await createPlatform()
    const [one, other] = [await call(auth.captcha, {}), await call(auth.captcha, {})]
    expect(one).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(other).not.toBe(one)
  })
})

import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { lastCode } from '#mock-server/verify/testing/codes.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const username = 'haedal_92'

describe('a login by SMS code', () => {
  const number = { mobileNum: '01022334455', countryDialingCode: '82' }
  const login = (code: string) => ({
    type: 'sms' as const,
    username: '1022334455',
    password: code,
    countryDialingCode: '+82',
  })

  test('opens the session of the member with the number, with or without a leading zero', async () => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, number)
    await expect(platform.call(auth.login, login(lastCode(platform)))).resolves.toMatchObject({ userName: username })
  })

  test('accepts a code once', async () => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, number)
    await platform.call(auth.login, login(lastCode(platform)))
    expect(await platform.refusal(auth.login, login(lastCode(platform)))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
  })

  test('refuses a code after three minutes, or one sent for registration', async () => {
    const platform = await createPlatform()
    const { expirationTime } = await platform.call(auth.sendSmsNoLogin, number)
    expect(expirationTime).toBe(platform.world().clock.now() + 180_000)
    const code = lastCode(platform)
    platform.pass(180_000)
    expect(await platform.refusal(auth.login, login(code))).toMatchObject({ errorCode: 'CODE_EXPIRED' })
    await platform.call(auth.sendSmsNoLogin, number)
    await platform.call(auth.sendSmsRegister, number)
    expect(await platform.refusal(auth.login, login(lastCode(platform)))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
  })

  test('is refused if its flag is off', async () => {
    const { refusal } = await createPlatform({ flags: { MOBILEVERCODELOGIN3: false } })
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({
      errorCode: 'FEATURE_OFF',
      message: 'HAEDAL has the flag MOBILEVERCODELOGIN3 switched off; switch it on, or log in with a password',
    })
    expect(await refusal(auth.login, login('123456'))).toMatchObject({ errorCode: 'FEATURE_OFF', field: 'body.type' })
  })

  test('sends at most one code a minute to a number, in the merchant’s name', async () => {
    const platform = await createPlatform()
    const { call, refusal, pass, world } = platform
    await call(auth.sendSmsNoLogin, number)
    expect(world().outbox.messages()).toMatchObject([
      { id: 1, channel: 'sms', to: '821022334455', text: `[해달] 인증번호 (verification code) ${lastCode(platform)}` },
    ])
    pass(59_999)
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({ errorCode: 'CODE_TOO_SOON', status: 429 })
    pass(1)
    await call(auth.sendSmsNoLogin, number)
    expect(world().outbox.messages()).toHaveLength(2)
  })

  test.each([
    ['ja', '[ヘダル] 認証コード'],
    ['en', '[Haedal] verification code'],
    ['ko-KR', '[해달] 인증번호'],
    ['xx, en;q=0.5', '[Haedal] verification code'],
    ['xx', '[해달] 인증번호 (verification code)'],
  ])('writes the code in the language of the page: %s', async (language, text) => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, number, { headers: { 'Accept-Language': language } })
    expect(platform.world().outbox.messages()[0]?.text).toBe(`${text} ${lastCode(platform)}`)
  })

  test.each([
    [{ mobileNum: '' }, 'body.mobileNum'],
    [{ mobileNum: '0'.repeat(21) }, 'body.mobileNum'],
    [{ mobileNum: '010-2233' }, 'body.mobileNum'],
    [{ countryDialingCode: 'KR' }, 'body.countryDialingCode'],
  ])('sends no code for %j', async (over, field) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.sendSmsNoLogin, { ...number, ...over })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field,
    })
    expect(world().outbox.messages()).toEqual([])
  })
})

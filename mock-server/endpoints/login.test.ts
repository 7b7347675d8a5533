import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform, type Platform } from '../testing/platform.ts'

const username = 'haedal_92'
const right = { type: 'username', username, password: memberPassword } as const
const wrong = { ...right, password: 'not-the-password' }

/** The code of the captcha image that was asked for last. */
async function captcha({ call, world }: Platform) {
  await call(auth.captcha, {})
  return world().tables.captchas.all().at(-1)?.code ?? ''
}

/** The code of the SMS that was sent last. */
const smsCode = ({ world }: Platform) => world().outbox.messages().at(-1)?.code ?? ''

describe('a login by username', () => {
  test('opens a session that works at once', async () => {
    const { call } = await createPlatform()
    const session = await call(auth.login, right)
    expect(session).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: username,
      type: 0,
      firstTimeLogin: false,
    })
    expect(await call(member.memberInfo, {}, { token: session.token })).toMatchObject({ account: username })
  })

  test('does not mind how the name is capitalised', async () => {
    const { call } = await createPlatform()
    expect(await call(auth.login, { ...right, username: 'HAEDAL_92' })).toMatchObject({ userName: username })
  })

  test('is a first one once', async () => {
    const { call } = await createPlatform()
    const first = { ...right, username: 'newcomer' }
    expect(await call(auth.login, first)).toMatchObject({ firstTimeLogin: true })
    expect(await call(auth.login, first)).toMatchObject({ firstTimeLogin: false })
  })

  test('leaves earlier sessions open, and logging out ends its own alone', async () => {
    const { call, refusal } = await createPlatform()
    const [one, other] = [await call(auth.login, right), await call(auth.login, right)]
    await call(auth.logout, {}, { token: one.token })
    expect(await refusal(member.memberInfo, {}, { token: one.token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    await expect(call(member.memberInfo, {}, { token: other.token })).resolves.toMatchObject({ account: username })
  })

  test.each([
    ['an account nobody has', 'nobody_here', 'ACCOUNT_UNAVAILABLE', 403],
    ['a disabled account', 'closed_account', 'ACCOUNT_UNAVAILABLE', 403],
    ['an agent desk of type 40', 'desk_forty', 'NON_MEMBER_ACCOUNT', 403],
    ['an agent desk of type 41', 'desk_fortyone', 'NON_MEMBER_ACCOUNT', 403],
    ['an agent desk of type 42', 'desk_fortytwo', 'NON_MEMBER_ACCOUNT', 403],
  ])('is refused to %s', async (_, account, errorCode, status) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.login, { ...right, username: account })).toMatchObject({
      errorCode,
      status,
      field: 'body.username',
    })
    expect(world().tables.sessions.size).toBe(0)
  })

  test('ends when its time is up', async () => {
    const { call, refusal, pass } = await createPlatform()
    const { token } = await call(auth.login, right)
    pass(12 * 3_600_000 - 1)
    await call(member.memberInfo, {}, { token })
    pass(1)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_EXPIRED', status: 401 })
  })
})

describe('the captcha of a login', () => {
  test('is not asked for at first, and is after a wrong password', async () => {
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

  test('comes later for a merchant that allows more mistakes', async () => {
    const { refusal } = await createPlatform({ settings: { captchaAfter: 3 } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: false } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: false } })
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: true } })
  })

  test('opens the session when it is typed, and is asked for no more then', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const { call } = platform
    await expect(call(auth.login, { ...right, captcha: await captcha(platform) })).resolves.toMatchObject({
      userName: username,
    })
    await expect(call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('is used up by a try, right or wrong', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const code = await captcha(platform)
    expect(await platform.refusal(auth.login, { ...wrong, captcha: code })).toMatchObject({
      errorCode: 'LOGIN_PASSWORD_WRONG',
    })
    expect(await platform.refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'CAPTCHA_WRONG',
    })
  })

  test('is refused when it is another, and five minutes after it was drawn', async () => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha' })
    const code = await captcha(platform)
    const other = code === '000000' ? '000001' : '000000'
    expect(await platform.refusal(auth.login, { ...right, captcha: other })).toMatchObject({
      errorCode: 'CAPTCHA_WRONG',
    })
    platform.pass(300_000)
    expect(await platform.refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'CAPTCHA_EXPIRED',
    })
  })

  test.each(['12a', '1234567'])('may not be %j: up to six digits', async (code) => {
    const { refusal } = await createPlatform()
    expect(await refusal(auth.login, { ...right, captcha: code })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.captcha',
    })
  })

  test('is a picture, and another one each time', async () => {
    const { call } = await createPlatform()
    const [one, other] = [await call(auth.captcha, {}), await call(auth.captcha, {})]
    expect(one).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(other).not.toBe(one)
  })
})

describe('a login by SMS code', () => {
  const number = { mobileNum: '01022334455', countryDialingCode: '82' }
  const login = (code: string) => ({
    type: 'sms' as const,
    username: '1022334455',
    password: code,
    countryDialingCode: '+82',
  })

  test('opens the session of the member with the number; a single leading zero does not matter', async () => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, number)
    await expect(platform.call(auth.login, login(smsCode(platform)))).resolves.toMatchObject({ userName: username })
  })

  test('takes a code once', async () => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, number)
    await platform.call(auth.login, login(smsCode(platform)))
    expect(await platform.refusal(auth.login, login(smsCode(platform)))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
  })

  test('takes no code after its three minutes, and no code that was sent for registration', async () => {
    const platform = await createPlatform()
    const { expirationTime } = await platform.call(auth.sendSmsNoLogin, number)
    expect(expirationTime).toBe(platform.world().clock.now() + 180_000)
    const code = smsCode(platform)
    platform.pass(180_000)
    expect(await platform.refusal(auth.login, login(code))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
    await platform.call(auth.sendSmsRegister, number)
    const captchaCode = await captcha(platform)
    expect(await platform.refusal(auth.login, { ...login(smsCode(platform)), captcha: captchaCode })).toMatchObject({
      errorCode: 'SMS_CODE_WRONG',
    })
  })

  test('is off when its flag is', async () => {
    const { refusal } = await createPlatform({ flags: { MOBILEVERCODELOGIN3: false } })
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({ errorCode: 'FEATURE_OFF' })
    expect(await refusal(auth.login, login('123456'))).toMatchObject({ errorCode: 'FEATURE_OFF', field: 'body.type' })
  })

  test('sends one code a minute to a number, by SMS in the merchant’s name', async () => {
    const platform = await createPlatform()
    const { call, refusal, pass, world } = platform
    await call(auth.sendSmsNoLogin, number)
    expect(world().outbox.messages()).toMatchObject([
      { id: 1, channel: 'sms', to: '821022334455', text: `[해달] 인증번호 ${smsCode(platform)}` },
    ])
    pass(59_999)
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({ errorCode: 'RATE_LIMITED', status: 429 })
    pass(1)
    await call(auth.sendSmsNoLogin, number)
    expect(world().outbox.messages()).toHaveLength(2)
  })

  test.each([
    [{ mobileNum: '' }, 'body.mobileNum'],
    [{ mobileNum: '0'.repeat(21) }, 'body.mobileNum'],
    [{ mobileNum: '010-2233' }, 'body.mobileNum'],
    [{ countryDialingCode: 'KR' }, 'body.countryDialingCode'],
  ])('sends nothing to %j', async (over, field) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.sendSmsNoLogin, { ...number, ...over })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field,
    })
    expect(world().outbox.messages()).toEqual([])
  })
})

describe('a free trial', () => {
  test('opens a session of a new account of type 4 with play money', async () => {
    const { call, world } = await createPlatform()
    const [one, other] = [await call(auth.freePlayLogin, {}), await call(auth.freePlayLogin, {})]
    expect(one).toMatchObject({ userName: expect.stringMatching(/^guest_/), customerType: 4 })
    expect(one.userName).not.toBe(other.userName)
    const { id } = await call(member.memberInfo, {}, { token: one.token })
    expect(world().ledger.balance(`member:${id}`)).toBe(1_000_000)
  })
})

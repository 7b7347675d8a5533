import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { day, hour } from '#mock-server/values/time-units.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { identityToken } from '../rules/identity-token.ts'

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
      token: expect.stringMatching(/^default\.[0-9a-f]{32}$/),
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
    ['a disabled account', 'closed_account', 'ACCOUNT_DISABLED', 403],
    ['a trial that is over', 'guest_0002', 'TRIAL_EXPIRED', 403],
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
    pass(12 * hour - 1)
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

  test.each([
    ['pass', undefined],
    ['fail', 'CAPTCHA_WRONG'],
    ['expired', 'CAPTCHA_EXPIRED'],
  ] as const)('comes to %s whatever is typed, when the operator says so', async (captchaOutcome, errorCode) => {
    const platform = await createPlatform({ scenario: 'login-needs-captcha', settings: { captchaOutcome } })
    expect(await platform.refusal(auth.login, right)).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' })
    const code = await captcha(platform)
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
    expect(await platform.refusal(auth.login, login(code))).toMatchObject({ errorCode: 'CODE_EXPIRED' })
    await platform.call(auth.sendSmsNoLogin, number)
    await platform.call(auth.sendSmsRegister, number)
    expect(await platform.refusal(auth.login, login(smsCode(platform)))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
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
      { id: 1, channel: 'sms', to: '821022334455', text: `[해달] 인증번호 (verification code) ${smsCode(platform)}` },
    ])
    pass(59_999)
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({ errorCode: 'CODE_TOO_SOON', status: 429 })
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

describe('wrong passwords in a row', () => {
  const settings = { captchaAfter: 10, lockAfter: 3, lockLife: 600_000 }
  const failTwice = async ({ refusal }: Platform) => {
    for (const _ of [1, 2])
      expect(await refusal(auth.login, wrong)).toMatchObject({ errorCode: 'LOGIN_PASSWORD_WRONG' })
  }

  test('lock the account, whatever way it is then logged in by, until the lock ends', async () => {
    const platform = await createPlatform({ settings })
    const lockedUntil = platform.world().clock.now() + 600_000
    const locked = { status: 403, errorCode: 'ACCOUNT_LOCKED', value: { captcha: false, lockedUntil } }
    await failTwice(platform)
    expect(await platform.refusal(auth.login, wrong)).toMatchObject({ ...locked, field: 'body.username' })
    expect(await platform.refusal(auth.login, right)).toMatchObject(locked)
    platform.pass(599_999)
    expect(await platform.refusal(auth.login, right)).toMatchObject(locked)
    platform.pass(1)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('count from the start after a login, and after a lock', async () => {
    const platform = await createPlatform({ settings })
    await failTwice(platform)
    await platform.call(auth.login, right)
    await failTwice(platform)
    await platform.refusal(auth.login, wrong)
    platform.pass(600_000)
    await failTwice(platform)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('never lock where the operator says so', async () => {
    const platform = await createPlatform({ settings: { ...settings, lockAfter: 0 } })
    for (let times = 0; times < 9; times += 1) await platform.refusal(auth.login, wrong)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('leave a locked member among the seeded people, for a day', async () => {
    const { call, refusal, pass } = await createPlatform()
    const account = { ...right, username: 'locked_account' }
    expect(await refusal(auth.login, account)).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' })
    pass(day)
    await expect(call(auth.login, account)).resolves.toMatchObject({ userName: 'locked_account' })
  })
})

describe('the two desks', () => {
  test.each([
    ['haedal_92', 'member'],
    ['highroller', 'member'],
    ['agent_seo', 'member'],
    ['agent_seo', 'agent'],
    ['desk_forty', 'agent'],
    ['desk_fortyone', 'agent'],
    ['desk_fortytwo', 'agent'],
  ] as const)('%s may log in at the %s desk', async (account, desk) => {
    const { call } = await createPlatform()
    await expect(call(auth.login, { ...right, username: account, desk })).resolves.toMatchObject({ userName: account })
  })

  test.each([
    ['haedal_92', 'agent', 'NON_AGENT_ACCOUNT'],
    ['guest_0001', 'agent', 'NON_AGENT_ACCOUNT'],
    ['desk_forty', 'member', 'NON_MEMBER_ACCOUNT'],
  ] as const)('%s may not log in at the %s desk', async (account, desk, errorCode) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.login, { ...right, username: account, desk })).toMatchObject({ status: 403, errorCode })
    expect(world().tables.sessions.size).toBe(0)
  })
})

describe('a login by a number proved at the third-party sign-in', () => {
  const proved = (mobile: string, over: object = {}) => ({
    type: 'firebase' as const,
    firebaseChannel: 'sms' as const,
    firebaseIdToken: identityToken(mobile, beginning + 60_000),
    firebaseMobileNo: '01022334455',
    countryDialingCode: '82',
    ...over,
  })

  test('opens the session of the member with the number', async () => {
    const { call } = await createPlatform()
    await expect(call(auth.login, proved('821022334455'))).resolves.toMatchObject({ userName: username })
  })

  test('takes no token of another number, no changed one, and none after its time on the world’s clock', async () => {
    const { refusal, pass } = await createPlatform()
    const field = 'body.firebaseIdToken'
    expect(await refusal(auth.login, proved('821055550101'))).toMatchObject({
      errorCode: 'FIREBASE_TOKEN_INVALID',
      field,
    })
    const changed = { firebaseIdToken: `${proved('821022334455').firebaseIdToken}0` }
    expect(await refusal(auth.login, proved('', changed))).toMatchObject({ errorCode: 'FIREBASE_TOKEN_INVALID', field })
    pass(60_000)
    expect(await refusal(auth.login, proved('821022334455'))).toMatchObject({
      errorCode: 'FIREBASE_TOKEN_EXPIRED',
      field,
    })
  })

  test('finds no member nobody is, and is off when mobile login is', async () => {
    const { refusal, world } = await createPlatform()
    const stranger = proved('821099990000', { firebaseMobileNo: '1099990000' })
    expect(await refusal(auth.login, stranger)).toMatchObject({
      errorCode: 'ACCOUNT_UNAVAILABLE',
      field: 'body.firebaseMobileNo',
    })
    world().changeSettings({ flags: { MOBILEVERCODELOGIN3: false } })
    expect(await refusal(auth.login, proved('821022334455'))).toMatchObject({ errorCode: 'FEATURE_OFF' })
  })

  test('leaves no token in the journal', async () => {
    const { call, world } = await createPlatform()
    await call(auth.login, proved('821022334455'))
    expect(JSON.stringify(world().journal.read())).not.toContain('signed-')
  })
})

describe('a login on another device', () => {
  test('ends the sessions before it where a member may be logged in once', async () => {
    const { call, refusal } = await createPlatform({ settings: { singleSession: true } })
    const [one, other] = [await call(auth.login, right), await call(auth.login, right)]
    expect(await refusal(member.memberInfo, {}, { token: one.token })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_REPLACED',
    })
    await expect(call(member.memberInfo, {}, { token: other.token })).resolves.toMatchObject({ account: username })
  })

  test('ends nobody else’s', async () => {
    const { call } = await createPlatform({ settings: { singleSession: true } })
    const minji = await call(auth.login, { ...right, username: 'minji_k' })
    await call(auth.login, right)
    await expect(call(member.memberInfo, {}, { token: minji.token })).resolves.toMatchObject({ account: 'minji_k' })
  })

  test('closes the oldest of many sessions, so that they stay countable', async () => {
    const { call, refusal, world } = await createPlatform()
    const { token } = await call(auth.login, right)
    for (let times = 0; times < 20; times += 1) await call(auth.login, right)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    expect(world().tables.sessions.size).toBe(20)
  })
})

import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { security } from '#contract/security.ts'
import { headIcons } from '#fixtures/head-icons.ts'
import { meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const signedIn = { signedIn: 'newcomer' }
const lastMail = ({ world }: Platform) => world().outbox.messages().at(-1)
const info = ({ call, token }: Platform) => call(member.memberInfo, {}, { token })

describe('a head icon', () => {
  test('defaults to one of the choices, always the same', async () => {
    const platform = await createPlatform(signedIn)
    const { icons, current } = await platform.call(member.headIcons, {}, { token: platform.token })
    expect(icons).toHaveLength(headIcons.length)
    expect(icons).toContainEqual({ id: current, url: `/__art/avatars/${current}.svg` })
    expect((await info(platform)).headIcon.id).toBe(current)
  })

  test('can be chosen by a form', async () => {
    const platform = await createPlatform(signedIn)
    const { current } = await platform.call(member.headIcons, {}, { token: platform.token })
    const other = headIcons.find(({ id }) => id !== current)?.id ?? ''
    await platform.call(member.headIconSet, { icon: other }, { token: platform.token })
    expect((await info(platform)).headIcon).toEqual({ id: other, url: `/__art/avatars/${other}.svg` })
    expect(await platform.call(member.headIcons, {}, { token: platform.token })).toMatchObject({ current: other })
  })

  test('must be one of the choices, sent as a form', async () => {
    const { refusal, send, token } = await createPlatform(signedIn)
    expect(await refusal(member.headIconSet, { icon: 'none' }, { token })).toMatchObject({
      status: 404,
      errorCode: 'HEAD_ICON_UNKNOWN',
      field: 'body.icon',
    })
    const { path, method, module } = member.headIconSet
    const headers = { Authorization: token, ModuleId: module, 'Content-Type': 'application/json' }
    expect(await send({ path, method, headers, body: '{"icon":"otter"}' })).toMatchObject({ status: 415 })
  })
})

describe('a nickname', () => {
  test('is the member’s name from then on', async () => {
    const platform = await createPlatform(signedIn)
    const answer = await platform.call(member.nickname, { nickname: ' 새 이름 ' }, { token: platform.token })
    expect(answer).toEqual({ nickname: '새 이름' })
    expect((await info(platform)).nickname).toBe('새 이름')
  })

  test.each(['', '   ', 'x'.repeat(21)])('cannot be %j', async (nickname) => {
    const { refusal, token } = await createPlatform(signedIn)
    expect(await refusal(member.nickname, { nickname }, { token })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.nickname',
    })
  })
})

describe('an account holder’s name', () => {
  test('can be set once and is masked', async () => {
    const platform = await createPlatform(signedIn)
    const { call, refusal, token } = platform
    expect(await call(member.payeeName, { payeeName: '김새내' }, { token })).toEqual({ payeeName: '김*내' })
    expect((await info(platform)).payeeName).toBe('김*내')
    expect(await call(security.securityConfig, {}, { token })).toMatchObject({ payeeName: '김*내' })
    expect(await refusal(member.payeeName, { payeeName: '박새내' }, { token })).toMatchObject({
      status: 409,
      errorCode: 'PAYEE_NAME_SET',
      field: 'body.payeeName',
    })
    expect((await info(platform)).payeeName).toBe('김*내')
  })

  test('is refused for a trial account, or if empty', async () => {
    const { call, refusal, token } = await createPlatform(signedIn)
    const trial = await call(auth.freePlayLogin, {})
    const wanted = { payeeName: '김체험' }
    expect(await refusal(member.payeeName, wanted, trial)).toMatchObject({ errorCode: 'REAL_ACCOUNT_REQUIRED' })
    expect(await refusal(member.payeeName, { payeeName: ' ' }, { token })).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })
})

describe('an e-mail address', () => {
  const email = 'New.Comer@example.com'

  test('is confirmed by its code and can then reset the password', async () => {
    const platform = await createPlatform(signedIn)
    const { call, token, world } = platform
    const asked = await call(member.email, { email }, { token })
    expect(asked).toEqual({
      email: 'Ne*******@example.com',
      verified: false,
      expirationTime: world().clock.now() + 180_000,
    })
    expect((await info(platform)).email).toBe('')
    expect(lastMail(platform)).toMatchObject({ channel: 'email', to: 'new.comer@example.com' })
    const verificationCode = lastMail(platform)?.code ?? ''
    expect(await call(member.email, { email, verificationCode }, { token })).toMatchObject({ verified: true })
    expect((await info(platform)).email).toBe('Ne*******@example.com')
    await call(auth.passwordByEmail, { username: 'newcomer', email: 'new.comer@EXAMPLE.com' })
    expect(world().outbox.messages()).toHaveLength(2)
    expect(await call(auth.checkEmail, { email })).toEqual({ available: false })
  })

  test('replaces the previous one, which is free again', async () => {
    const platform = await createPlatform({ signedIn: 'haedal_92' })
    const { call, token } = platform
    await call(member.email, { email }, { token })
    await call(member.email, { email, verificationCode: lastMail(platform)?.code }, { token })
    expect(await call(auth.checkEmail, { email: 'haedal@example.com' })).toEqual({ available: true })
  })

  test('is refused if another member has it or if it is invalid', async () => {
    const { refusal, token, world } = await createPlatform(signedIn)
    expect(await refusal(member.email, { email: 'MINJI@example.com' }, { token })).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_TAKEN',
      field: 'body.email',
    })
    expect(await refusal(member.email, { email: 'no address' }, { token })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.email',
    })
    expect(world().outbox.messages()).toEqual([])
  })

  test('refuses a code sent elsewhere or for a password', async () => {
    const platform = await createPlatform({ signedIn: 'minji_k' })
    const { call, refusal, token } = platform
    await call(auth.passwordByEmail, { username: 'minji_k', email: 'minji@example.com' })
    const forPassword = lastMail(platform)?.code
    const wrong = { status: 422, errorCode: 'VERIFICATION_CODE_WRONG', field: 'body.verificationCode' }
    const own = { email: 'minji@example.com', verificationCode: forPassword }
    expect(await refusal(member.email, own, { token })).toMatchObject(wrong)
    await call(member.email, { email }, { token })
    const sent = lastMail(platform)?.code
    const elsewhere = { email: 'other@example.com', verificationCode: sent }
    expect(await refusal(member.email, elsewhere, { token })).toMatchObject(wrong)
  })

  test('with a meaning has its outcome, with or without a `+` suffix', async () => {
    const { call, refusal, token } = await createPlatform(signedIn)
    const plus = (outcome: keyof typeof meaningfulAddresses) => meaningfulAddresses[outcome].email.replace('@', '+1@')
    expect(await refusal(member.email, { email: plus('down') }, { token })).toMatchObject({
      errorCode: 'CODE_NOT_SENT',
    })
    await call(member.email, { email: plus('known') }, { token })
    const known = { email: plus('known'), verificationCode: '123456' }
    expect(await call(member.email, known, { token })).toMatchObject({ verified: true })
  })
})

describe('a mobile number', () => {
  const number = { mobileNum: '01077776666', countryDialingCode: '82' }

  test('is confirmed by its code and can then log in', async () => {
    const platform = await createPlatform(signedIn)
    const { call, token, world } = platform
    expect(await call(member.mobile, number, { token })).toEqual({
      mobile: '********6666',
      verified: false,
      expirationTime: world().clock.now() + 180_000,
    })
    expect((await info(platform)).mobile).toBe('')
    expect(lastMail(platform)).toMatchObject({ channel: 'sms', to: '821077776666' })
    const verificationCode = lastMail(platform)?.code ?? ''
    expect(await call(member.mobile, { ...number, verificationCode }, { token })).toMatchObject({ verified: true })
    expect(await call(security.securityConfig, {}, { token })).toMatchObject({ mobile: '********6666' })
    platform.pass(60_000)
    await call(auth.sendSmsNoLogin, number)
    const login = { type: 'sms', username: '01077776666', countryDialingCode: '82' } as const
    const password = lastMail(platform)?.code ?? ''
    expect(await call(auth.login, { ...login, password })).toMatchObject({ userName: 'newcomer' })
  })

  test('is refused if another member has it, if it is invalid, or for a trial account', async () => {
    const { call, refusal, token, world } = await createPlatform(signedIn)
    expect(await refusal(member.mobile, { ...number, mobileNum: '01022334455' }, { token })).toMatchObject({
      status: 409,
      errorCode: 'MOBILE_TAKEN',
      field: 'body.mobileNum',
    })
    expect(await refusal(member.mobile, { ...number, mobileNum: '123' }, { token })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.mobileNum',
    })
    const trial = await call(auth.freePlayLogin, {})
    expect(await refusal(member.mobile, number, trial)).toMatchObject({ errorCode: 'REAL_ACCOUNT_REQUIRED' })
    expect(world().outbox.messages()).toEqual([])
  })

  test('refuses a code sent to another number or for a registration', async () => {
    const platform = await createPlatform(signedIn)
    const { call, refusal, token } = platform
    const wrong = { status: 422, errorCode: 'SMS_CODE_WRONG', field: 'body.verificationCode' }
    await call(auth.sendSmsRegister, number)
    const registering = lastMail(platform)?.code
    expect(await refusal(member.mobile, { ...number, verificationCode: registering }, { token })).toMatchObject(wrong)
    await call(member.mobile, number, { token })
    const other = { ...number, mobileNum: '01077775555', verificationCode: lastMail(platform)?.code }
    expect(await refusal(member.mobile, other, { token })).toMatchObject(wrong)
  })
})

test('a member’s info contains no unmasked details', async () => {
  const platform = await createPlatform({ signedIn: 'haedal_92' })
  const text = JSON.stringify(await info(platform))
  for (const secret of ['haedal@example.com', '821022334455', memberPassword]) expect(text).not.toContain(secret)
  expect(await info(platform)).toMatchObject({ email: 'ha****@example.com', mobile: '********4455' })
})

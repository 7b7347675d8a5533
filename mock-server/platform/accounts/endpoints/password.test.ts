import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { minute } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { lastCode } from '#mock-server/verify/testing/codes.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { validationRules } from '../rules/validation-rules.ts'

const username = 'haedal_92'
const mobile = { mobileNum: '01022334455', countryDialingCode: '82' }
const next = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }

const login = ({ call }: Platform, password: string) => call(auth.login, { type: 'username', username, password })
const askBySms = ({ call }: Platform) => call(auth.sendSmsNoLogin, { ...mobile, type: 'password' })
const askByEmail = ({ call }: Platform) => call(auth.passwordByEmail, { username, email: 'Haedal@example.com' })

describe('a password reset by SMS', () => {
  test('takes effect at once and ends all of the member’s sessions', async () => {
    const platform = await createPlatform()
    const { token } = await login(platform, memberPassword)
    await askBySms(platform)
    await platform.call(auth.setPasswordByPhone, { ...mobile, ...next, verificationCode: lastCode(platform) })
    expect(await platform.refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    expect(await login(platform, next.newPassword)).toMatchObject({ userName: username })
  })

  test('unlocks an account locked by wrong passwords', async () => {
    const platform = await createPlatform({ settings: { lockAfter: 1 } })
    await platform.refusal(auth.login, { type: 'username', username, password: 'not-the-password' })
    await askBySms(platform)
    await platform.call(auth.setPasswordByPhone, { ...mobile, ...next, verificationCode: lastCode(platform) })
    expect(await login(platform, next.newPassword)).toMatchObject({ userName: username })
  })

  test('accepts its code once, and no login code', async () => {
    const platform = await createPlatform()
    await platform.call(auth.sendSmsNoLogin, mobile)
    const reset = () => ({ ...mobile, ...next, verificationCode: lastCode(platform) })
    const wrong = { status: 422, errorCode: 'SMS_CODE_WRONG', field: 'body.verificationCode' }
    expect(await platform.refusal(auth.setPasswordByPhone, reset())).toMatchObject(wrong)
    await askBySms(platform)
    await platform.call(auth.setPasswordByPhone, reset())
    expect(await platform.refusal(auth.setPasswordByPhone, reset())).toMatchObject(wrong)
  })

  test('does not use up the code if the password is refused', async () => {
    const platform = await createPlatform()
    await askBySms(platform)
    const verificationCode = lastCode(platform)
    const weak = { ...mobile, verificationCode, newPassword: 'short', confirmNewPassword: 'short' }
    expect(await platform.refusal(auth.setPasswordByPhone, weak)).toMatchObject({
      field: 'body.newPassword',
      message: `body.newPassword does not match the rule ${validationRules.password.pattern}`,
    })
    const differing = { ...mobile, ...next, verificationCode, confirmNewPassword: 'parlor2028' }
    expect(await platform.refusal(auth.setPasswordByPhone, differing)).toMatchObject({
      errorCode: 'PASSWORDS_DIFFER',
      message: 'body.confirmNewPassword differs from body.newPassword; send the same password in both',
    })
    await platform.call(auth.setPasswordByPhone, { ...mobile, ...next, verificationCode })
    expect(await login(platform, next.newPassword)).toMatchObject({ userName: username })
  })

  test('is refused if the code is three minutes old', async () => {
    const platform = await createPlatform()
    await askBySms(platform)
    platform.pass(3 * minute)
    const late = { ...mobile, ...next, verificationCode: lastCode(platform) }
    expect(await platform.refusal(auth.setPasswordByPhone, late)).toMatchObject({ errorCode: 'CODE_EXPIRED' })
  })

  test('needs a member’s number, and a minute between two codes', async () => {
    const platform = await createPlatform({ merchant: 'VELVET' })
    const stranger = { mobileNum: '01099999999', countryDialingCode: '82', type: 'password' }
    expect(await platform.refusal(auth.sendSmsNoLogin, stranger)).toMatchObject({ errorCode: 'ACCOUNT_UNAVAILABLE' })
    await askBySms(platform)
    expect(await platform.refusal(auth.sendSmsNoLogin, { ...mobile, type: 'password' })).toMatchObject({ status: 429 })
    platform.pass(minute)
    await expect(askBySms(platform)).resolves.toHaveProperty('expirationTime')
  })
})

test('a new password that equals the current one is refused with what to do', async () => {
  const platform = await createPlatform()
  const { token } = await login(platform, memberPassword)
  const same = { oldPassword: memberPassword, newPassword: memberPassword, confirmNewPassword: memberPassword }
  expect(await platform.refusal(auth.changePassword, same, { token })).toMatchObject({
    errorCode: 'PASSWORD_UNCHANGED',
    field: 'body.newPassword',
    message: 'body.newPassword is the current password; choose another one',
  })
})

test('a code for a password is refused by the name of the switched-off module', async () => {
  const platform = await createPlatform({ settings: { modules: { CHNGPASSVERIF3: false } } })
  expect(await platform.refusal(auth.sendSmsNoLogin, { ...mobile, type: 'password' })).toMatchObject({
    errorCode: 'FEATURE_OFF',
    message: 'HAEDAL has the module CHNGPASSVERIF3 switched off; switch it on, or reset the password by e-mail',
  })
})

describe('a password reset by e-mail', () => {
  test('uses the code’s token once', async () => {
    const platform = await createPlatform()
    const open = await login(platform, memberPassword)
    await askByEmail(platform)
    expect(platform.world().outbox.messages().at(-1)).toMatchObject({ channel: 'email', to: 'haedal@example.com' })
    const { token } = await platform.call(auth.passwordVerification, { username, verificationCode: lastCode(platform) })
    await platform.call(auth.changePassword, next, { token })
    expect(await login(platform, next.newPassword)).toMatchObject({ userName: username })
    for (const ended of [token, open.token]) {
      expect(await platform.refusal(auth.changePassword, next, { token: ended })).toMatchObject({ status: 401 })
    }
  })

  test('gives a short-lived token that is valid for nothing else', async () => {
    const platform = await createPlatform()
    await askByEmail(platform)
    const { token } = await platform.call(auth.passwordVerification, { username, verificationCode: lastCode(platform) })
    expect(await platform.refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    platform.pass(10 * minute)
    expect(await platform.refusal(auth.changePassword, next, { token })).toMatchObject({ errorCode: 'SESSION_EXPIRED' })
  })

  test.each([
    ['another address', { username, email: 'minji@example.com' }],
    ['an unknown name', { username: 'nobody_here', email: 'haedal@example.com' }],
    ['a member without an address', { username: 'newcomer', email: 'new@example.com' }],
    ['a disabled account', { username: 'closed_account', email: 'closed@example.com' }],
  ])('is refused for %s with the same message, and sends nothing', async (_, input) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.passwordByEmail, input)).toMatchObject({
      errorCode: 'ACCOUNT_UNAVAILABLE',
      field: 'body.email',
      message: 'no member has this name and this address',
    })
    expect(world().outbox.messages()).toEqual([])
  })

  test('refuses a wrong code and keeps the correct one valid', async () => {
    const platform = await createPlatform()
    await askByEmail(platform)
    const wrong = { username, verificationCode: '1' }
    expect(await platform.refusal(auth.passwordVerification, wrong)).toMatchObject({
      errorCode: 'VERIFICATION_CODE_WRONG',
    })
    const right = { username, verificationCode: lastCode(platform) }
    expect(await platform.call(auth.passwordVerification, right)).toHaveProperty('token')
  })
})

test('the status of a sent code contains only its expiry', async () => {
  const platform = await createPlatform()
  const ask = (input: object) => platform.call(auth.verification, input as never)
  expect(await ask({ ...mobile, type: 'password' })).toEqual({ expirationTime: null })
  const { expirationTime } = await askBySms(platform)
  expect(await ask({ ...mobile, type: 'password' })).toEqual({ expirationTime })
  expect(await ask({ ...mobile, type: 'login' })).toEqual({ expirationTime: null })
  const mailed = await askByEmail(platform)
  expect(await ask({ type: 'email', username })).toEqual(mailed)
  platform.pass(3 * minute)
  expect(await ask({ ...mobile, type: 'password' })).toEqual({ expirationTime: null })
})

describe('changing the password', () => {
  test('is refused for a trial account', async () => {
    const { call, refusal } = await createPlatform()
    const trial = await call(auth.freePlayLogin, {})
    expect(await refusal(auth.changePassword, next, trial)).toMatchObject({ errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })

  test("keeps the calling session and ends the member's others", async () => {
    const platform = await createPlatform()
    const [mine, other] = [await login(platform, memberPassword), await login(platform, memberPassword)]
    await platform.call(auth.changePassword, { oldPassword: memberPassword, ...next }, { token: mine.token })
    expect(await platform.call(member.memberInfo, {}, { token: mine.token })).toMatchObject({ account: username })
    expect(await platform.refusal(member.memberInfo, {}, { token: other.token })).toMatchObject({ status: 401 })
  })

  test.each([
    ['a wrong old password', { oldPassword: 'parlor2025', ...next }, 'OLD_PASSWORD_WRONG', 'body.oldPassword'],
    ['no old password', next, 'OLD_PASSWORD_WRONG', 'body.oldPassword'],
    [
      'the old password once more',
      { oldPassword: memberPassword, newPassword: memberPassword, confirmNewPassword: memberPassword },
      'PASSWORD_UNCHANGED',
      'body.newPassword',
    ],
    [
      'a confirmation that differs',
      { oldPassword: memberPassword, ...next, confirmNewPassword: 'parlor2028' },
      'PASSWORDS_DIFFER',
      'body.confirmNewPassword',
    ],
    [
      'a password against the rule',
      { oldPassword: memberPassword, newPassword: 'letters', confirmNewPassword: 'letters' },
      'INVALID_INPUT',
      'body.newPassword',
    ],
  ])('is refused for %s and changes nothing', async (_, input, errorCode, field) => {
    const platform = await createPlatform()
    const { token } = await login(platform, memberPassword)
    expect(await platform.refusal(auth.changePassword, input, { token })).toMatchObject({ errorCode, field })
    expect(await login(platform, memberPassword)).toMatchObject({ userName: username })
  })
})

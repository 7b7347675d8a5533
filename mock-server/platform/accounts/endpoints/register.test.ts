import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import type { RegisterFieldName } from '#contract/system.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { completeForm, form } from '#mock-server/verify/testing/registration.ts'
import { validationRules } from '../rules/validation-rules.ts'

const refused = async (over: object, request: Parameters<typeof createPlatform>[0] = {}) => {
  const platform = await createPlatform(request)
  const answer = await platform.refusal(auth.register, { ...(await completeForm(platform)), ...over })
  expect(platform.world().tables.members.by('account', 'brand_new')).toEqual([])
  return answer
}

describe('a registration by username', () => {
  test('creates a member of type 0, opens its first session and stores its details', async () => {
    const platform = await createPlatform()
    const { call, world } = platform
    const session = await call(auth.register, {
      ...(await completeForm(platform)),
      email: 'new@parlor.example',
      qqNum: '12345',
      affiliateCode: 'SEO2026',
      recommenderId: 'minji_k',
    })
    expect(session).toMatchObject({ userName: 'brand_new', type: 0, firstTimeLogin: true })
    expect(await call(member.memberInfo, {}, { token: session.token })).toMatchObject({ account: 'brand_new' })
    const { id } = await call(member.memberInfo, {}, { token: session.token })
    expect(world().tables.members.get(id)?.details).toEqual({
      payeeName: '신규회원',
      email: 'new@parlor.example',
      affiliateCode: 'SEO2026',
      recommenderId: 'minji_k',
    })
    await call(auth.login, { type: 'username', username: form.username, password: form.password })
  })

  test.each(['abc', '9lives', 'Has_Capital', 'with space', 'a2345678901234567', ''])(
    'refuses the username %j',
    async (username) => {
      expect(await refused({ username })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.username' })
    },
  )

  test('names the rule and the value that breaks it, unless it is a secret', async () => {
    const messageOf = async (over: object) => (await refused(over)).message
    expect(await messageOf({ username: '9lives' })).toBe(
      `body.username "9lives" does not match the rule ${validationRules.username.pattern}`,
    )
    expect(await messageOf({ payeeName: '' })).toBe('body.payeeName is missing; this merchant requires it')
    expect(await messageOf({ password: 'secret', confirmPassword: 'secret' })).toBe(
      `body.password does not match the rule ${validationRules.password.pattern}`,
    )
  })

  test('refuses a username that is taken', async () => {
    expect(await refused({ username: 'minji_k' })).toMatchObject({
      errorCode: 'USERNAME_TAKEN',
      status: 409,
      field: 'body.username',
    })
  })

  test.each(['short1', 'onlyletters', '12345678', '비밀번호1234', ''])('refuses the password %j', async (password) => {
    const answer = await refused({ password, confirmPassword: password })
    expect(answer).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.password' })
  })

  test('refuses a confirmation that differs', async () => {
    expect(await refused({ confirmPassword: 'parlor2027' })).toMatchObject({
      errorCode: 'PASSWORDS_DIFFER',
      field: 'body.confirmPassword',
    })
  })

  test('refuses an unknown affiliate code or recommender', async () => {
    expect(await refused({ affiliateCode: 'NOBODY1' })).toMatchObject({
      errorCode: 'AFFILIATE_CODE_INVALID',
      field: 'body.affiliateCode',
    })
    expect(await refused({ affiliateCode: 'constructor' })).toMatchObject({ errorCode: 'AFFILIATE_CODE_INVALID' })
    expect(await refused({ recommenderId: 'nobody_here' })).toMatchObject({
      errorCode: 'RECOMMENDER_UNKNOWN',
      field: 'body.recommenderId',
    })
  })

  test.each(['guest_0001', 'closed_account'])('refuses %s as a recommender', async (recommenderId) => {
    expect(await refused({ recommenderId })).toMatchObject({ errorCode: 'RECOMMENDER_UNKNOWN' })
  })

  test('refuses an e-mail address that a member has, in any case', async () => {
    expect(await refused({ email: 'Haedal@Example.com' })).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_TAKEN',
      field: 'body.email',
    })
  })

  test('requires a correct, unexpired captcha', async () => {
    expect(await refused({ captcha: '' })).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED', field: 'body.captcha' })
    expect(await refused({ captcha: '0' })).toMatchObject({ errorCode: 'CAPTCHA_WRONG', field: 'body.captcha' })
    const platform = await createPlatform()
    const late = await completeForm(platform)
    platform.pass(300_000)
    expect(await platform.refusal(auth.register, late)).toMatchObject({ errorCode: 'CAPTCHA_EXPIRED' })
  })

  test('keeps the captcha for the next try if another field was invalid', async () => {
    const platform = await createPlatform()
    const right = await completeForm(platform)
    await platform.refusal(auth.register, { ...right, username: 'minji_k' })
    await expect(platform.call(auth.register, right)).resolves.toMatchObject({ userName: 'brand_new' })
  })

  test('requires no captcha if the merchant has it off', async () => {
    const { call } = await createPlatform({ merchant: 'PLAIN' })
    await expect(call(auth.register, form)).resolves.toMatchObject({ userName: 'brand_new' })
  })

  test('is refused if the merchant has it off', async () => {
    const answer = await refused({}, { flags: { USERNAMEREG3: false } })
    expect(answer).toMatchObject({ errorCode: 'MODULE_NOT_PERMITTED', field: 'header.ModuleId' })
  })

  test.each([
    [{ registerMethod: 'FAX' }, 'body.registerMethod'],
    [{ type: 4 }, 'body.type'],
    [{ captcha: '1234567' }, 'body.captcha'],
    [{ verificationCode: '12345678901' }, 'body.verificationCode'],
    [{ mobileNum: '1'.repeat(21) }, 'body.mobileNum'],
  ])('refuses %j', async (over, field) => {
    expect(await refused(over)).toMatchObject({ errorCode: 'INVALID_INPUT', field })
  })
})

describe('the fields of a registration', () => {
  test('must include a required one', async () => {
    expect(await refused({ payeeName: '' })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.payeeName' })
  })

  test.each<[RegisterFieldName, string]>([
    ['email', 'no address'],
    ['nickname', ' '],
    ['mobileNum', '123'],
    ['affiliateCode', 'SEO-2026'],
    ['recommenderId', 'a b'],
  ])('may have an empty %s, but not %j', async (field, value) => {
    expect(await refused({ [field]: value })).toMatchObject({ errorCode: 'INVALID_INPUT', field: `body.${field}` })
    const platform = await createPlatform()
    await expect(
      platform.call(auth.register, { ...(await completeForm(platform)), [field]: '' }),
    ).resolves.toBeDefined()
  })

  test('are neither checked nor stored if the merchant has them off', async () => {
    const platform = await createPlatform()
    const { token } = await platform.call(auth.register, { ...(await completeForm(platform)), qqNum: 'not a number' })
    const { id } = await platform.call(member.memberInfo, {}, { token })
    expect(platform.world().tables.members.get(id)?.details).not.toHaveProperty('qqNum')
  })
})

describe('the checks before registration', () => {
  test('report whether a username is available', async () => {
    const { call } = await createPlatform()
    const available = (username: string) => call(auth.checkUsername, { username })
    expect(await available('brand_new')).toEqual({ available: true })
    expect(await available('minji_k')).toEqual({ available: false })
    expect(await available('9lives')).toEqual({ available: false })
  })

  test('report whether an e-mail address is available', async () => {
    const { call } = await createPlatform()
    const available = (email: string) => call(auth.checkEmail, { email })
    expect(await available('new@example.com')).toEqual({ available: true })
    expect(await available('HAEDAL@example.com')).toEqual({ available: false })
    expect(await available('no address')).toEqual({ available: false })
  })

  test('report whether an affiliate code is known', async () => {
    const { call, refusal } = await createPlatform()
    expect(await call(auth.checkAffiliateCode, { code: 'SEO2026', domain: 'localhost' })).toEqual({ code: 'SEO2026' })
    expect(await refusal(auth.checkAffiliateCode, { code: 'toString', domain: 'localhost' })).toMatchObject({
      errorCode: 'AFFILIATE_CODE_INVALID',
      field: 'query.code',
    })
  })
})

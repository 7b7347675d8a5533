import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import type { RegisterFieldName } from '#contract/system.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { identityToken } from '../rules/identity-token.ts'

const form = {
  registerUrl: 'localhost',
  registerMethod: 'H5',
  username: 'brand_new',
  password: 'parlor2026',
  confirmPassword: 'parlor2026',
  payeeName: '신규회원',
  type: 0,
  domain: 'localhost',
} as const

/** A registration that the merchant HAEDAL accepts. */
async function filled({ call, world }: Platform) {
  await call(auth.captcha, {})
  return { ...form, captcha: world().tables.captchas.all().at(-1)?.code ?? '' }
}

const refused = async (over: object, request: Parameters<typeof createPlatform>[0] = {}) => {
  const platform = await createPlatform(request)
  const answer = await platform.refusal(auth.register, { ...(await filled(platform)), ...over })
  expect(platform.world().tables.members.by('account', 'brand_new')).toEqual([])
  return answer
}

describe('a registration by username', () => {
  test('makes a member of type 0, opens its first session and keeps what was asked for', async () => {
    const platform = await createPlatform()
    const { call, world } = platform
    const session = await call(auth.register, {
      ...(await filled(platform)),
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

  test('refuses an affiliate code or a recommender that nobody knows', async () => {
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

  test('refuses an e-mail address that a member has, however it is written', async () => {
    expect(await refused({ email: 'Haedal@Example.com' })).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_TAKEN',
      field: 'body.email',
    })
  })

  test('asks for a captcha, a right one, in time', async () => {
    expect(await refused({ captcha: '' })).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED', field: 'body.captcha' })
    expect(await refused({ captcha: '0' })).toMatchObject({ errorCode: 'CAPTCHA_WRONG', field: 'body.captcha' })
    const platform = await createPlatform()
    const late = await filled(platform)
    platform.pass(300_000)
    expect(await platform.refusal(auth.register, late)).toMatchObject({ errorCode: 'CAPTCHA_EXPIRED' })
  })

  test('keeps the captcha for the next try when another field was wrong', async () => {
    const platform = await createPlatform()
    const right = await filled(platform)
    await platform.refusal(auth.register, { ...right, username: 'minji_k' })
    await expect(platform.call(auth.register, right)).resolves.toMatchObject({ userName: 'brand_new' })
  })

  test('asks for no captcha where the merchant does not', async () => {
    const { call } = await createPlatform({ merchant: 'PLAIN' })
    await expect(call(auth.register, form)).resolves.toMatchObject({ userName: 'brand_new' })
  })

  test('is not there when the merchant has it off', async () => {
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
  test('a required one must be there', async () => {
    expect(await refused({ payeeName: '' })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.payeeName' })
  })

  test.each<[RegisterFieldName, string]>([
    ['email', 'no address'],
    ['nickname', ' '],
    ['mobileNum', '123'],
    ['affiliateCode', 'SEO-2026'],
    ['recommenderId', 'a b'],
  ])('an optional %s may be empty, but not %j', async (field, value) => {
    expect(await refused({ [field]: value })).toMatchObject({ errorCode: 'INVALID_INPUT', field: `body.${field}` })
    const platform = await createPlatform()
    await expect(platform.call(auth.register, { ...(await filled(platform)), [field]: '' })).resolves.toBeDefined()
  })

  test('one that the merchant has off is neither checked nor kept', async () => {
    const platform = await createPlatform()
    const { token } = await platform.call(auth.register, { ...(await filled(platform)), qqNum: 'not a number' })
    const { id } = await platform.call(member.memberInfo, {}, { token })
    expect(platform.world().tables.members.get(id)?.details).not.toHaveProperty('qqNum')
  })
})

describe('a mobile number in a registration by username', () => {
  const numbered = { mobileNum: '01099998888', countryDialingCode: '82' }

  async function withCode(platform: Platform) {
    await platform.call(auth.sendSmsRegister, numbered)
    const verificationCode = platform.world().outbox.messages().at(-1)?.code ?? ''
    return { ...(await filled(platform)), ...numbered, verificationCode }
  }

  test('becomes the member’s once it is proved, to find a password by', async () => {
    const platform = await createPlatform()
    await platform.call(auth.register, await withCode(platform))
    await platform.call(auth.sendSmsNoLogin, { ...numbered, type: 'password' })
    expect(platform.world().outbox.messages().at(-1)).toMatchObject({ to: '821099998888' })
  })

  test('is refused without its code, and when somebody has it', async () => {
    const platform = await createPlatform()
    const right = await withCode(platform)
    expect(await platform.refusal(auth.register, { ...right, mobileNum: '1022334455' })).toMatchObject({
      status: 409,
      errorCode: 'MOBILE_TAKEN',
      field: 'body.mobileNum',
    })
    expect(await platform.refusal(auth.register, { ...right, verificationCode: '1' })).toMatchObject({
      errorCode: 'SMS_CODE_WRONG',
      field: 'body.verificationCode',
    })
  })

  test('needs no proof where the merchant asks for none, and counts for nothing where it asks for no number', async () => {
    const trusting = await createPlatform({ flags: { REGMOBVERF3: false } })
    await trusting.call(auth.register, { ...(await filled(trusting)), ...numbered })
    expect(trusting.world().tables.members.by('mobile', '821099998888')).toHaveLength(1)
    const bare = await createPlatform({ merchant: 'PLAIN' })
    await bare.call(auth.register, { ...form, ...numbered, mobileNum: '1022334455' })
    expect(bare.world().tables.members.by('account', 'brand_new')).toMatchObject([{ mobile: '' }])
  })
})

describe('a registration by mobile number', () => {
  const mobile = { ...form, username: '', mobileNum: '01099998888', countryDialingCode: '82' } as const

  async function proven(platform: Platform) {
    await platform.call(auth.sendSmsRegister, { mobileNum: '1099998888', countryDialingCode: '82' })
    const verificationCode = platform.world().outbox.messages().at(-1)?.code ?? ''
    return { ...(await filled(platform)), ...mobile, verificationCode }
  }

  test('names the account after the number, which logs in by password and by SMS', async () => {
    const platform = await createPlatform()
    const { call, world, pass } = platform
    expect(await call(auth.registerMobile, await proven(platform))).toMatchObject({ userName: '821099998888', type: 0 })
    await call(auth.login, { type: 'username', username: '821099998888', password: form.password })
    pass(60_000)
    await call(auth.sendSmsNoLogin, { mobileNum: '1099998888', countryDialingCode: '82' })
    const password = world().outbox.messages().at(-1)?.code ?? ''
    const login = { type: 'sms' as const, username: '1099998888', password, countryDialingCode: '82' }
    await expect(call(auth.login, login)).resolves.toMatchObject({ userName: '821099998888' })
  })

  test('refuses a number that is taken', async () => {
    const platform = await createPlatform()
    const taken = { ...(await proven(platform)), mobileNum: '1022334455' }
    expect(await platform.refusal(auth.registerMobile, taken)).toMatchObject({
      errorCode: 'MOBILE_TAKEN',
      field: 'body.mobileNum',
    })
  })

  test('refuses a number without its SMS code, or with another', async () => {
    const platform = await createPlatform()
    const right = await proven(platform)
    expect(await platform.refusal(auth.registerMobile, { ...right, verificationCode: '' })).toMatchObject({
      errorCode: 'SMS_CODE_WRONG',
      field: 'body.verificationCode',
    })
  })

  test('takes a number that was proved at the third-party sign-in, and no other', async () => {
    const platform = await createPlatform()
    const by = async (number: string) => ({
      ...(await filled(platform)),
      ...mobile,
      firebaseChannel: 'sms' as const,
      firebaseIdToken: identityToken(number, beginning + 60_000),
    })
    expect(await platform.refusal(auth.registerMobile, await by('821022334455'))).toMatchObject({
      errorCode: 'FIREBASE_TOKEN_INVALID',
      field: 'body.firebaseIdToken',
    })
    await expect(platform.call(auth.registerMobile, await by('821099998888'))).resolves.toMatchObject({ type: 0 })
  })

  test('needs no SMS code where the merchant proves no numbers', async () => {
    const platform = await createPlatform({ flags: { REGMOBVERF3: false } })
    const unproven = { ...(await filled(platform)), ...mobile }
    await expect(platform.call(auth.registerMobile, unproven)).resolves.toMatchObject({ userName: '821099998888' })
  })

  test('checks passwords where the merchant asks for one', async () => {
    const platform = await createPlatform()
    const right = await proven(platform)
    const differing = await platform.refusal(auth.registerMobile, { ...right, confirmPassword: 'parlor2027' })
    expect(differing).toMatchObject({ errorCode: 'PASSWORDS_DIFFER' })
    const without = await platform.refusal(auth.registerMobile, { ...right, password: '', confirmPassword: '' })
    expect(without).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.password' })
  })

  test('takes no password where the merchant asks for none, and none logs in then', async () => {
    const platform = await createPlatform({ flags: { MOBILENUMPASSREG3: false } })
    await platform.call(auth.registerMobile, { ...(await proven(platform)), password: 'guessable1' })
    const login = { type: 'username', username: '821099998888', password: 'guessable1' }
    expect(await platform.refusal(auth.login, login)).toMatchObject({ errorCode: 'LOGIN_PASSWORD_WRONG' })
  })

  test('is not there when the merchant has it off', async () => {
    const { refusal } = await createPlatform({ flags: { MOBILENUMREG3: false } })
    expect(await refusal(auth.registerMobile, mobile)).toMatchObject({ errorCode: 'MODULE_NOT_PERMITTED' })
  })
})

describe('what the form asks beforehand', () => {
  test('whether a username may be registered', async () => {
    const { call } = await createPlatform()
    const available = (username: string) => call(auth.checkUsername, { username })
    expect(await available('brand_new')).toEqual({ available: true })
    expect(await available('minji_k')).toEqual({ available: false })
    expect(await available('9lives')).toEqual({ available: false })
  })

  test('whether an e-mail address may be registered', async () => {
    const { call } = await createPlatform()
    const available = (email: string) => call(auth.checkEmail, { email })
    expect(await available('new@example.com')).toEqual({ available: true })
    expect(await available('HAEDAL@example.com')).toEqual({ available: false })
    expect(await available('no address')).toEqual({ available: false })
  })

  test('whether an affiliate code is known', async () => {
    const { call, refusal } = await createPlatform()
    expect(await call(auth.checkAffiliateCode, { code: 'SEO2026', domain: 'localhost' })).toEqual({ code: 'SEO2026' })
    expect(await refusal(auth.checkAffiliateCode, { code: 'toString', domain: 'localhost' })).toMatchObject({
      errorCode: 'AFFILIATE_CODE_INVALID',
      field: 'query.code',
    })
  })
})

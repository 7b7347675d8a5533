import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { lastCode } from '#mock-server/verify/testing/codes.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { completeForm, form } from '#mock-server/verify/testing/registration.ts'
import { identityToken } from '../rules/identity-token.ts'

describe('a mobile number in a registration by username', () => {
  const numbered = { mobileNum: '01099998888', countryDialingCode: '82' }

  async function withCode(platform: Platform) {
    await platform.call(auth.sendSmsRegister, numbered)
    const verificationCode = lastCode(platform)
    return { ...(await completeForm(platform)), ...numbered, verificationCode }
  }

  test('is stored after verification and can reset the password', async () => {
    const platform = await createPlatform()
    await platform.call(auth.register, await withCode(platform))
    await platform.call(auth.sendSmsNoLogin, { ...numbered, type: 'password' })
    expect(platform.world().outbox.messages().at(-1)).toMatchObject({ to: '821099998888' })
  })

  test('is refused without its code, or if another member has it', async () => {
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

  test('needs no code if verification is off, and is ignored if the field is off', async () => {
    const trusting = await createPlatform({ flags: { REGMOBVERF3: false } })
    await trusting.call(auth.register, { ...(await completeForm(trusting)), ...numbered })
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
    const verificationCode = lastCode(platform)
    return { ...(await completeForm(platform)), ...mobile, verificationCode }
  }

  test('names the account after the number, with login by password and by SMS', async () => {
    const platform = await createPlatform()
    const { call, pass } = platform
    expect(await call(auth.registerMobile, await proven(platform))).toMatchObject({ userName: '821099998888', type: 0 })
    await call(auth.login, { type: 'username', username: '821099998888', password: form.password })
    pass(60_000)
    await call(auth.sendSmsNoLogin, { mobileNum: '1099998888', countryDialingCode: '82' })
    const password = lastCode(platform)
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

  test('refuses a number without its SMS code, or with a wrong one', async () => {
    const platform = await createPlatform()
    const right = await proven(platform)
    expect(await platform.refusal(auth.registerMobile, { ...right, verificationCode: '' })).toMatchObject({
      errorCode: 'SMS_CODE_WRONG',
      field: 'body.verificationCode',
    })
  })

  test('accepts only the number verified by the third-party sign-in', async () => {
    const platform = await createPlatform()
    const by = async (number: string) => ({
      ...(await completeForm(platform)),
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

  test('needs no SMS code if verification is off', async () => {
    const platform = await createPlatform({ flags: { REGMOBVERF3: false } })
    const unproven = { ...(await completeForm(platform)), ...mobile }
    await expect(platform.call(auth.registerMobile, unproven)).resolves.toMatchObject({ userName: '821099998888' })
  })

  test('checks the passwords if the merchant requires one', async () => {
    const platform = await createPlatform()
    const right = await proven(platform)
    const differing = await platform.refusal(auth.registerMobile, { ...right, confirmPassword: 'parlor2027' })
    expect(differing).toMatchObject({ errorCode: 'PASSWORDS_DIFFER' })
    const without = await platform.refusal(auth.registerMobile, { ...right, password: '', confirmPassword: '' })
    expect(without).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.password' })
  })

  test('stores no password if the merchant has it off, so none can log in', async () => {
    const platform = await createPlatform({ flags: { MOBILENUMPASSREG3: false } })
    await platform.call(auth.registerMobile, { ...(await proven(platform)), password: 'guessable1' })
    const login = { type: 'username', username: '821099998888', password: 'guessable1' }
    expect(await platform.refusal(auth.login, login)).toMatchObject({ errorCode: 'LOGIN_PASSWORD_WRONG' })
  })

  test('is refused if the merchant has it off', async () => {
    const { refusal } = await createPlatform({ flags: { MOBILENUMREG3: false } })
    expect(await refusal(auth.registerMobile, mobile)).toMatchObject({ errorCode: 'MODULE_NOT_PERMITTED' })
  })
})

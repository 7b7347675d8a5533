import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { security } from '#contract/security.ts'
import { lastCode } from '#mock-server/verify/testing/codes.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { refusal, submit } from '#mock-server/verify/testing/withdrawals.ts'
import { triesAllowed } from '../rules/payment-password.ts'

describe('a forgotten payment password', () => {
  const contact = { mobileNum: '1022334455', countryDialingCode: '82', type: 'paymentPassword' as const }
  const mail = { username: 'haedal_92', email: 'haedal@example.com', type: 'paymentPassword' as const }
  const send = {
    sms: (platform: Platform) => platform.call(auth.sendSmsNoLogin, contact),
    email: (platform: Platform) => platform.call(auth.passwordByEmail, mail),
  }
  const reset = { newPaymentPassword: '135790', confirmPaymentPassword: '135790' }

  test.each(['sms', 'email'] as const)('is reset by a code sent by %s, which also ends a lock', async (type) => {
    const platform = await createFundedPlatform()
    for (let tries = 0; tries < triesAllowed; tries += 1) await refusal(platform, { paymentPassword: '000000' })
    expect(await refusal(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_LOCKED' })
    await send[type](platform)
    const verificationCode = lastCode(platform)
    await platform.call(security.paymentPasswordReset, { ...reset, type, verificationCode }, session(platform))
    await submit(platform, { paymentPassword: '135790' })
    const again = { ...reset, type, verificationCode }
    expect(await platform.refusal(security.paymentPasswordReset, again, session(platform))).toMatchObject({
      status: 422,
      errorCode: 'VERIFICATION_CODE_WRONG',
      field: 'body.verificationCode',
    })
  })

  test('refuses a code sent for another purpose, and keeps a code sent with an invalid password', async () => {
    const platform = await createFundedPlatform()
    const refusal = (input: object) => platform.refusal(security.paymentPasswordReset, input, session(platform))
    await platform.call(auth.sendSmsNoLogin, { ...contact, type: 'password' })
    const other = { ...reset, type: 'sms', verificationCode: lastCode(platform) }
    expect(await refusal(other)).toMatchObject({ errorCode: 'VERIFICATION_CODE_WRONG' })
    await send.sms(platform)
    const right = { ...reset, type: 'sms' as const, verificationCode: lastCode(platform) }
    expect(await refusal({ ...right, newPaymentPassword: '1' })).toMatchObject({ field: 'body.newPaymentPassword' })
    expect(await refusal({ ...right, confirmPaymentPassword: '1' })).toMatchObject({ errorCode: 'PASSWORDS_DIFFER' })
    await platform.call(security.paymentPasswordReset, right, session(platform))
  })

  test('cannot be reset if the member has neither number nor address', async () => {
    const platform = await createPlatform({ signedIn: 'penniless' })
    const input = { ...reset, type: 'sms', verificationCode: '123456' }
    expect(await platform.refusal(security.paymentPasswordReset, input, session(platform))).toMatchObject({
      status: 409,
      errorCode: 'CONTACT_UNSET',
      field: 'body.type',
    })
  })

  test('cannot be reset by a trial account', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    const input = { ...reset, type: 'sms', verificationCode: '123456' }
    expect(await platform.refusal(security.paymentPasswordReset, input, session(platform))).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { security } from '#contract/security.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { paymentPassword, refusal, submit } from '#mock-server/verify/testing/withdrawals.ts'
import { lockTime, triesAllowed } from '../rules/payment-password.ts'

describe('the payment password', () => {
  const state = (platform: Platform) => platform.call(security.hasWithdrawalPassword, {}, session(platform))
  const wrong = (platform: Platform) => refusal(platform, { paymentPassword: '000000' })

  test('is locked for half an hour after the fifth wrong try', async () => {
    const platform = await createFundedPlatform()
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await wrong(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_WRONG', value: { triesLeft } })
    }
    const lockedUntil = beginning + lockTime
    const locked = { status: 429, errorCode: 'PAYMENT_PASSWORD_LOCKED', value: { lockedUntil } }
    expect(await wrong(platform)).toMatchObject(locked)
    expect(await refusal(platform)).toMatchObject(locked)
    expect(await state(platform)).toEqual({ hasWithdrawalPassword: true, triesLeft: 0, lockedUntil })
    platform.pass(lockTime)
    await submit(platform)
    expect(await state(platform)).toEqual({ hasWithdrawalPassword: true, triesLeft: triesAllowed, lockedUntil: null })
  })

  test('resets the count of wrong tries after a correct one', async () => {
    const platform = await createFundedPlatform()
    await wrong(platform)
    await submit(platform)
    expect((await state(platform)).triesLeft).toBe(triesAllowed)
  })

  test('is not checked if the withdrawal is invalid anyway', async () => {
    const platform = await createFundedPlatform()
    await refusal(platform, { amount: 1, paymentPassword: '000000' })
    expect((await state(platform)).triesLeft).toBe(triesAllowed)
  })

  const change = (over: object) => ({ newPaymentPassword: '135790', confirmPaymentPassword: '135790', ...over })

  test('is set the first time without an old one', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    expect((await state(platform)).hasWithdrawalPassword).toBe(false)
    await platform.call(security.paymentPassword, change({}), session(platform))
    expect((await state(platform)).hasWithdrawalPassword).toBe(true)
  })

  test('is changed if the old one is correct', async () => {
    const platform = await createFundedPlatform()
    await platform.call(security.paymentPassword, change({ oldPaymentPassword: paymentPassword }), session(platform))
    expect(await refusal(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_WRONG' })
    await submit(platform, { paymentPassword: '135790' })
  })

  test.each([
    ['without the old one', change({}), 'PAYMENT_PASSWORD_WRONG', 'body.oldPaymentPassword'],
    ['to five digits', change({ newPaymentPassword: '13579' }), 'INVALID_INPUT', 'body.newPaymentPassword'],
    [
      'to two different ones',
      change({ confirmPaymentPassword: '1' }),
      'PASSWORDS_DIFFER',
      'body.confirmPaymentPassword',
    ],
    [
      'to the same',
      { oldPaymentPassword: '246810', newPaymentPassword: '246810', confirmPaymentPassword: '246810' },
      'PASSWORD_UNCHANGED',
      'body.newPaymentPassword',
    ],
  ])('is not changed %s', async (_, input, errorCode, field) => {
    const platform = await createFundedPlatform()
    expect(await platform.refusal(security.paymentPassword, input, session(platform))).toMatchObject({
      errorCode,
      field,
    })
    await submit(platform)
  })

  test('cannot be set by a trial account', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    expect(await platform.refusal(security.paymentPassword, change({}), session(platform))).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

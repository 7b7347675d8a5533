import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { minute } from '#contract/time-units.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import {
  createNewcomerPlatform,
  openPayment,
  readBalance,
  readReport,
  request,
} from '#mock-server/verify/testing/deposits.ts'
import { tokenIn } from '#mock-server/verify/testing/launch.ts'
import type { Platform } from '#mock-server/verify/testing/platform.ts'

describe.each(['paymentGateway', 'alipay', 'qqPay', 'wechatPay'] as const)('a payment by %s', (method) => {
  const methods = { paymentGateway: 'GATEWAY', alipay: 'ALIPAY', qqPay: 'QQ', wechatPay: 'WECHAT' } as const
  const open = (platform: Platform, changes = {}) => openPayment(platform, changes, method)
  const settle = (platform: Platform, token: string, outcome: 'paid' | 'failed' | 'cancelled' | 'timeout' = 'paid') =>
    platform.call(pay.settle, { token, outcome })

  test('is credited once after the provider’s callback, even if submitted a hundred times at once', async () => {
    const platform = await createNewcomerPlatform()
    const token = await open(platform, { promoId: 'daily' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => settle(platform, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['processing']))
    expect(await readBalance(platform)).toBe(0)
    expect(await readReport(platform)).toMatchObject([{ status: 'pending', method: methods[method], payUrl: null }])
    platform.pass(2_000)
    expect(await platform.call(pay.open, { token })).toMatchObject({ status: 'credited', method: methods[method] })
    expect(await readBalance(platform)).toBe(52_500)
    const [made] = await readReport(platform)
    expect(platform.world().tables.movements.by('idempotencyKey', `deposit/${made?.id}`)).toHaveLength(1)
  })

  test.each(['failed', 'cancelled'] as const)('that was %s moves no money and stays so', async (outcome) => {
    const platform = await createNewcomerPlatform()
    const token = await open(platform)
    expect(await settle(platform, token, outcome)).toEqual({ status: outcome })
    expect(await settle(platform, token)).toEqual({ status: outcome })
    platform.pass(minute)
    expect(await readBalance(platform)).toBe(0)
    expect(await readReport(platform)).toMatchObject([{ status: outcome }])
  })

  test('that was abandoned can be reopened from the report until it expires', async () => {
    const platform = await createNewcomerPlatform()
    const token = await open(platform)
    const [left] = await readReport(platform)
    expect(tokenIn(left?.payUrl ?? '')).toBe(token)
    platform.pass(15 * minute)
    expect(await settle(platform, token)).toEqual({ status: 'expired' })
    expect(await platform.call(pay.open, { token })).toMatchObject({ status: 'expired', amount: 50_000 })
    expect(await readReport(platform)).toMatchObject([{ status: 'expired', payUrl: null }])
    expect(await readBalance(platform)).toBe(0)
  })

  test('that times out stays open and can be retried', async () => {
    const platform = await createNewcomerPlatform()
    const token = await open(platform)
    expect(await platform.refusal(pay.settle, { token, outcome: 'timeout' })).toMatchObject({
      status: 504,
      errorCode: 'PAYMENT_TIMEOUT',
    })
    expect(await settle(platform, token)).toEqual({ status: 'processing' })
  })

  test('has the outcome of its amount', async () => {
    const platform = await createNewcomerPlatform()
    const failing = await open(platform, { amount: 110_000, idempotencyKey: 'deposit-fail' })
    expect(await settle(platform, failing)).toEqual({ status: 'failed' })
    const silent = await open(platform, { amount: 120_000, idempotencyKey: 'deposit-timeout' })
    expect(await platform.refusal(pay.settle, { token: silent, outcome: 'paid' })).toMatchObject({
      errorCode: 'PAYMENT_TIMEOUT',
    })
    const late = await open(platform, { amount: 130_000, idempotencyKey: 'deposit-late' })
    await settle(platform, late)
    platform.pass(10 * minute - 1)
    expect(await readBalance(platform)).toBe(0)
    platform.pass(1)
    expect(await readBalance(platform)).toBe(130_000)
  })

  test('paid in time is credited even if the callback comes after the expiry', async () => {
    const platform = await createNewcomerPlatform()
    const token = await open(platform, { amount: 130_000 })
    platform.pass(10 * minute)
    await settle(platform, token)
    platform.pass(10 * minute)
    expect(await readReport(platform)).toMatchObject([{ status: 'credited' }])
  })

  test('is opened once per idempotency key and found only by its token', async () => {
    const platform = await createNewcomerPlatform()
    expect(await open(platform)).toBe(await open(platform))
    expect(await platform.refusal(pay.open, { token: 'nobody' })).toMatchObject({
      status: 404,
      errorCode: 'PAYMENT_UNKNOWN',
    })
  })

  test('is refused if the merchant does not offer it', async () => {
    const platform = await createNewcomerPlatform({ merchant: 'PLAIN' })
    expect(await platform.refusal(deposit[method], request, { token: platform.token })).toMatchObject({
      status: 403,
      errorCode: 'FEATURE_OFF',
    })
    expect(platform.world().tables.deposits.size).toBe(0)
  })
})

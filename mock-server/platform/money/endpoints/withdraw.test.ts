import { describe, expect, test } from 'vitest'
import { day, minute } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { createFundedPlatform, openingBalance, session } from '#mock-server/verify/testing/funded-platform.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import {
  cardId,
  heldBalance,
  language,
  readBalance,
  readReport,
  refusal,
  reportQuery,
  submit,
} from '#mock-server/verify/testing/withdrawals.ts'

describe('the withdrawal form', () => {
  test('receives masked cards, banks, limits and turnover in one call', async () => {
    const platform = await createFundedPlatform()
    const needs = await platform.call(withdraw.bankCards, { language }, session(platform))
    expect(needs.cards).toMatchObject([
      { id: cardId, bankName: 'Haneul Bank', maskedNumber: '•••• 9164', payeeName: '김*달' },
      { bankName: 'Dalbit Bank' },
    ])
    expect(JSON.stringify(needs)).not.toContain('110482739164')
    expect(needs.limits).toEqual({ minimum: 10_000, maximum: 5_000_000, unit: 1_000, perDay: 3, leftToday: 3, fee: 0 })
    expect(needs.turnover).toEqual({ required: 0, done: 0, missing: 0, bonuses: [] })
    expect(needs.banks).toHaveLength(6)
  })

  test('refuses a trial account, as the withdrawal does', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    const expected = { status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' }
    expect(await platform.refusal(withdraw.bankCards, { language }, session(platform))).toMatchObject(expected)
    expect(await refusal(platform)).toMatchObject(expected)
  })
})

describe('a withdrawal', () => {
  test('holds the money at once and is approved a minute later', async () => {
    const platform = await createFundedPlatform()
    const asked = await submit(platform)
    expect(asked).toMatchObject({ amount: 50_000, fee: 0, received: 50_000, status: 'pending', settledAt: null })
    expect(await readBalance(platform)).toBe(openingBalance - 50_000)
    expect(heldBalance(platform)).toBe(toMinor(50_000))
    platform.pass(minute - 1)
    expect((await readReport(platform)).content).toMatchObject([{ status: 'pending' }])
    platform.pass(1)
    expect((await readReport(platform)).content).toMatchObject([{ status: 'approved', settledAt: beginning + minute }])
    expect(await readBalance(platform)).toBe(openingBalance - 50_000)
    expect(heldBalance(platform)).toBe(0)
  })

  test.each([
    [110_000, 'refused'],
    [120_000, 'returned'],
  ] as const)('of %d is %s and gives the money back', async (amount, reason) => {
    const platform = await createFundedPlatform()
    expect((await submit(platform, { amount })).reason).toBeNull()
    expect(await readBalance(platform)).toBe(openingBalance - amount)
    platform.pass(minute)
    expect((await readReport(platform)).content).toMatchObject([{ status: 'refused', reason, received: 0 }])
    expect(await readBalance(platform)).toBe(openingBalance)
    const { content } = await platform.call(wallet.transactions, reportQuery, session(platform))
    expect(content.slice(0, 2)).toMatchObject([
      { txCode: 'withdrawReturned', amount },
      { txCode: 'withdraw', amount: -amount },
    ])
  })

  test('of 130,000 is under review for a day', async () => {
    const platform = await createFundedPlatform()
    await submit(platform, { amount: 130_000 })
    const { schedule, tables } = platform.world()
    await schedule.moveTo(beginning + day - 1)
    expect(tables.withdrawals.all()).toMatchObject([{ status: 'pending' }])
    await schedule.moveTo(beginning + day)
    expect(tables.withdrawals.all()).toMatchObject([{ status: 'approved' }])
  })

  test('has the outcome that the setting forces, whatever its amount', async () => {
    const platform = await createFundedPlatform()
    platform.world().changeSettings({ withdrawalOutcome: 'refused' })
    await submit(platform)
    platform.pass(minute)
    expect((await readReport(platform)).content).toMatchObject([{ status: 'refused', reason: 'refused' }])
  })

  test('deducts the merchant’s fee', async () => {
    const platform = await createFundedPlatform({ merchant: 'ROCKET' })
    expect(await submit(platform)).toMatchObject({ fee: 500, received: 49_500 })
    platform.pass(minute)
    expect(await readReport(platform)).toMatchObject({ totalAmount: 50_000, totalReceived: 49_500 })
    expect(heldBalance(platform)).toBe(0)
  })

  test('is made once per idempotency key, however often it is sent', async () => {
    const platform = await createFundedPlatform()
    const made = await Promise.all(Array.from({ length: 20 }, () => submit(platform)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(await readBalance(platform)).toBe(openingBalance - 50_000)
    expect(await refusal(platform, { amount: 60_000 })).toMatchObject({
      status: 409,
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
      field: 'body.idempotencyKey',
    })
  })

  test('settles in a world restored from a snapshot', async () => {
    const platform = await createFundedPlatform()
    await submit(platform, { amount: 110_000 })
    await platform.worlds.restore(structuredClone(platform.world().snapshot()))
    platform.pass(minute)
    expect(await readBalance(platform)).toBe(openingBalance)
  })
})

describe('the withdrawal report', () => {
  test('filters by status and time, in pages, with totals over all pages', async () => {
    const platform = await createFundedPlatform()
    await submit(platform, { amount: 110_000, idempotencyKey: 'withdrawal-1' })
    platform.pass(minute)
    await submit(platform, { idempotencyKey: 'withdrawal-2' })
    platform.pass(10)
    await submit(platform, { amount: 60_000, idempotencyKey: 'withdrawal-3' })
    expect(await readReport(platform, { status: 'refused' })).toMatchObject({
      total: 1,
      totalAmount: 110_000,
      totalReceived: 0,
    })
    expect(await readReport(platform, { status: 'pending', pageSize: 1, pageNo: 2 })).toMatchObject({
      content: [{ amount: 50_000 }],
      pageNum: 2,
      totalPages: 2,
      total: 2,
      totalAmount: 110_000,
    })
    expect(await readReport(platform, { startTime: beginning + minute + 1 })).toMatchObject({
      content: [{ amount: 60_000 }],
    })
  })

  test('has a single withdrawal by its id, and none of another member', async () => {
    const platform = await createFundedPlatform()
    const { id } = await submit(platform)
    await submit(platform, { amount: 60_000, idempotencyKey: 'withdrawal-2' })
    expect(await readReport(platform, { id })).toMatchObject({
      content: [{ id, amount: 50_000 }],
      totalAmount: 50_000,
      total: 1,
    })
    await platform.world().tables.withdrawals.update(id, (draft) => {
      draft.memberId = 'another'
    })
    expect(await readReport(platform, { id })).toMatchObject({ content: [], totalAmount: 0, total: 0 })
  })
})

import { describe, expect, test } from 'vitest'
import { minute } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { createFundedPlatform, openingBalance, session } from '#mock-server/verify/testing/funded-platform.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import {
  heldBalance,
  language,
  readBalance,
  readReport,
  refusal,
  reportQuery,
  submit,
} from '#mock-server/verify/testing/withdrawals.ts'
import { auditMoney } from '#mock-server/world/audit/audit-money.ts'

const allowed = { flags: { WITHDRAWCANCEL3: true } }
const cancel = (platform: Platform, id: string) =>
  platform.call(withdraw.cancelWithdrawal, { id, language }, session(platform))
const cancelRefusal = (platform: Platform, id: string) =>
  platform.refusal(withdraw.cancelWithdrawal, { id, language }, session(platform))
const returns = (platform: Platform) =>
  platform
    .world()
    .tables.movements.all()
    .filter(({ reason }) => reason === 'withdrawReturned')
const leftToday = async (platform: Platform) =>
  (await platform.call(withdraw.bankCards, { language }, session(platform))).limits.leftToday

describe('the cancellation of a pending withdrawal', () => {
  test('returns the money at once, and the review then changes nothing', async () => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform)
    platform.pass(minute - 1)
    const settledAt = beginning + minute - 1
    const cancelled = { id, amount: 50_000, status: 'cancelled', settledAt, received: 0, reason: null }
    expect(await cancel(platform, id)).toMatchObject(cancelled)
    platform.pass(minute)
    expect(await readReport(platform, { status: 'cancelled' })).toMatchObject({
      content: [cancelled],
      totalAmount: 50_000,
      totalReceived: 0,
    })
    expect(await readReport(platform, { status: 'approved' })).toMatchObject({ content: [] })
    expect(await readBalance(platform)).toBe(openingBalance)
    expect(heldBalance(platform)).toBe(0)
    const { content } = await platform.call(wallet.transactions, reportQuery, session(platform))
    expect(content.slice(0, 2)).toMatchObject([
      { txCode: 'withdrawReturned', amount: 50_000 },
      { txCode: 'withdraw', amount: -50_000 },
    ])
    expect(auditMoney(platform.world().snapshot())).toBeUndefined()
  })

  test('has no reason of a refusal, even if the review would have refused it', async () => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform, { amount: 110_000 })
    expect(await cancel(platform, id)).toMatchObject({ status: 'cancelled', reason: null })
    expect(platform.world().tables.withdrawals.get(id)).toMatchObject({ reason: null })
  })

  test('returns all of the amount to a merchant’s member who pays a fee', async () => {
    const platform = await createFundedPlatform({ ...allowed, merchant: 'ROCKET' })
    const before = await readBalance(platform)
    const { id } = await submit(platform)
    expect(await cancel(platform, id)).toMatchObject({ fee: 500, received: 0 })
    expect(await readBalance(platform)).toBe(before)
  })

  test('leaves the withdrawals of the day as a refusal does', async () => {
    const platform = await createFundedPlatform(allowed)
    for (const idempotencyKey of ['withdrawal-1', 'withdrawal-2']) await submit(platform, { idempotencyKey })
    const { id } = await submit(platform, { idempotencyKey: 'withdrawal-3' })
    expect(await refusal(platform, { idempotencyKey: 'withdrawal-4' })).toMatchObject({
      errorCode: 'WITHDRAW_DAY_LIMIT',
    })
    await cancel(platform, id)
    expect(await leftToday(platform)).toBe(1)
    expect(await submit(platform, { idempotencyKey: 'withdrawal-4' })).toMatchObject({ status: 'pending' })
  })

  test('is done once, however often it is sent', async () => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => cancel(platform, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await cancelRefusal(platform, id)).toMatchObject({ status: 409, errorCode: 'WITHDRAWAL_SETTLED' })
    expect(returns(platform)).toMatchObject([{ amount: toMinor(50_000), reference: id }])
    expect(await readBalance(platform)).toBe(openingBalance)
  })

  test('survives a snapshot, with the review still scheduled', async () => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform)
    await cancel(platform, id)
    await platform.worlds.restore(structuredClone(platform.world().snapshot()))
    platform.pass(minute)
    expect((await readReport(platform)).content).toMatchObject([{ id, status: 'cancelled', settledAt: beginning }])
    expect(await readBalance(platform)).toBe(openingBalance)
  })
})

describe('a cancellation is refused, and moves no money,', () => {
  test.each([
    [50_000, 'approved', openingBalance - 50_000],
    [110_000, 'refused', openingBalance],
    [120_000, 'refused', openingBalance],
  ])('in the moment in which the withdrawal of %d is %s', async (amount, status, balance) => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform, { amount })
    platform.pass(minute)
    expect(await cancelRefusal(platform, id)).toMatchObject({
      status: 409,
      errorCode: 'WITHDRAWAL_SETTLED',
      field: 'body.id',
      message: `the withdrawal is ${status}; only a pending one can be cancelled`,
    })
    expect((await readReport(platform)).content).toMatchObject([{ status }])
    expect(await readBalance(platform)).toBe(balance)
  })

  test('for an unknown withdrawal, and for that of another member', async () => {
    const platform = await createFundedPlatform(allowed)
    const { id } = await submit(platform)
    const unknown = { status: 404, errorCode: 'WITHDRAWAL_UNKNOWN', field: 'body.id' }
    expect(await cancelRefusal(platform, 'none')).toMatchObject(unknown)
    await platform.world().tables.withdrawals.update(id, (draft) => {
      draft.memberId = 'another'
    })
    expect(await cancelRefusal(platform, id)).toMatchObject(unknown)
    expect(returns(platform)).toEqual([])
  })

  test.each([
    ['without the merchant’s flag', {}],
    ['with safer play', { WITHDRAWCANCEL3: true, SAFERPLAY3: true }],
  ])('%s', async (_, flags) => {
    const platform = await createFundedPlatform({ flags })
    const { id } = await submit(platform)
    expect(await cancelRefusal(platform, id)).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' })
    expect((await readReport(platform)).content).toMatchObject([{ status: 'pending' }])
    expect(await readBalance(platform)).toBe(openingBalance - 50_000)
  })

  test('for a trial', async () => {
    const platform = await createPlatform({ ...allowed, scenario: 'trial' })
    expect(await cancelRefusal(platform, 'any')).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })
})

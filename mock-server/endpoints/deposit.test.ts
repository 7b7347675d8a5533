import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { wallet } from '#contract/wallet.ts'
import { createPlatform, type Platform } from '../testing/platform.ts'
import { pay } from '../vendors/pay-contract.ts'

const language = 'KO'
const wish = { amount: 50_000, idempotencyKey: 'wish-0001', language }
const transfer = { ...wish, bankCode: 'HANEUL', depositorName: '김해달' }
const latest = { pageNo: 1, pageSize: 20, language }

/** A member of a penniless past, logged in. */
const member = (changes: Parameters<typeof createPlatform>[0] = {}) =>
  createPlatform({ signedIn: 'newcomer', ...changes })

const balance = async ({ call, token }: Platform) => (await call(wallet.memberWallet, {}, { token })).sumBalance
const report = async ({ call, token }: Platform) => (await call(deposit.depositReport, latest, { token })).content
const announce = ({ call, token }: Platform, changes = {}) =>
  call(deposit.manualTransfer, { ...transfer, ...changes }, { token })

async function openPayment({ call, token }: Platform, changes = {}) {
  const { payUrl } = await call(deposit.paymentGateway, { ...wish, ...changes }, { token })
  return new URL(payUrl, 'http://gateway.test').searchParams.get('token') ?? ''
}

describe('what a merchant offers', () => {
  test.each([
    ['HAEDAL', ['BANK', 'GATEWAY'], ['welcome', 'daily']],
    ['VELVET', ['BANK', 'GATEWAY'], ['salon']],
    ['ROCKET', ['GATEWAY', 'BANK'], ['welcome', 'daily']],
    ['PLAIN', ['BANK'], []],
  ])('%s', async (merchant, methods, promos) => {
    const { call, token } = await member({ merchant })
    const offer = await call(deposit.depositBanks, { language }, { token })
    expect(offer.methods.map(({ code }) => code)).toEqual(methods)
    for (const { quickAmounts, minimum, maximum, unit } of offer.methods) {
      for (const amount of quickAmounts) {
        expect(amount % unit).toBe(0)
        expect(amount).toBeGreaterThanOrEqual(minimum)
        expect(amount).toBeLessThanOrEqual(maximum)
      }
    }
    expect((await call(deposit.depositPromos, { language }, { token })).map(({ id }) => id)).toEqual(promos)
  })

  test('has no bonus for a first deposit once there was one', async () => {
    const platform = await member()
    await announce(platform)
    const promos = await platform.call(deposit.depositPromos, { language }, { token: platform.token })
    expect(promos.map(({ id }) => id)).toEqual(['daily'])
  })

  test('has the bonus for a first deposit again when the payment was never made', async () => {
    const platform = await member()
    await openPayment(platform)
    platform.pass(15 * 60_000)
    const promos = await platform.call(deposit.depositPromos, { language }, { token: platform.token })
    expect(promos.map(({ id }) => id)).toEqual(['welcome', 'daily'])
  })
})

describe('an account that is not real', () => {
  test.each([
    ['depositBanks', { language }],
    ['depositPromos', { language }],
    ['manualTransfer', transfer],
    ['paymentGateway', wish],
  ] as const)('is refused %s', async (name, input) => {
    const { refusal, token } = await createPlatform({ scenario: 'trial' })
    expect(await refusal(deposit[name], input, { token })).toMatchObject({
      status: 403,
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

describe('a bank transfer', () => {
  test('is pending, and credited with its bonus half a minute later', async () => {
    const platform = await member()
    expect(await announce(platform, { promoId: 'welcome' })).toMatchObject({ status: 'pending', bonus: 10_000 })
    platform.pass(29_999)
    expect(await balance(platform)).toBe(0)
    platform.pass(1)
    expect(await balance(platform)).toBe(60_000)
    expect(await report(platform)).toMatchObject([{ status: 'credited', bankName: '하늘은행', amount: 50_000 }])
  })

  test('arrives in a world that was put away and brought back meanwhile', async () => {
    const platform = await member()
    await announce(platform)
    const snapshot = structuredClone(platform.world().snapshot())
    expect(snapshot.due).toMatchObject([{ kind: 'creditDeposit', id: expect.any(String) }])
    await platform.worlds.restore(snapshot)
    platform.pass(30_000)
    expect(await balance(platform)).toBe(50_000)
  })

  test('is announced once by one key, however often it is sent', async () => {
    const platform = await member()
    const made = await Promise.all(Array.from({ length: 20 }, () => announce(platform)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    platform.pass(60_000)
    expect(await balance(platform)).toBe(50_000)
    const other = { ...transfer, amount: 60_000 }
    expect(await platform.refusal(deposit.manualTransfer, other, { token: platform.token })).toMatchObject({
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test.each([
    ['too little', { amount: 9_000 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['too much', { amount: 5_001_000 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['not whole units', { amount: 50_500 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['to a bank nobody knows', { bankCode: 'NOBANK' }, 'INVALID_INPUT', 'body.bankCode'],
    ['from nobody', { depositorName: ' ' }, 'INVALID_INPUT', 'body.depositorName'],
    ['with a bonus it is too small for', { amount: 10_000, promoId: 'daily' }, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
    ["with another merchant's bonus", { promoId: 'salon' }, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
  ])('that is %s is refused, and nothing is kept', async (_, changes, errorCode, field) => {
    const platform = await member()
    const answer = await platform.refusal(
      deposit.manualTransfer,
      { ...transfer, ...changes },
      { token: platform.token },
    )
    expect(answer).toMatchObject({ status: 422, errorCode, field })
    expect(await report(platform)).toEqual([])
    expect(platform.world().schedule.pending()).toEqual([])
  })
})

describe('a payment', () => {
  test('is credited once by a hundred callbacks at the same time', async () => {
    const platform = await member()
    const token = await openPayment(platform, { promoId: 'daily' })
    const paid = { token, outcome: 'paid' } as const
    const answers = await Promise.all(Array.from({ length: 100 }, () => platform.call(pay.settle, paid)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['credited']))
    expect(await balance(platform)).toBe(52_500)
    const reasons = platform.world().tables.movements.by('idempotencyKey', `deposit/${(await report(platform))[0]?.id}`)
    expect(reasons).toHaveLength(1)
  })

  test.each(['failed', 'cancelled'] as const)('that was %s moves nothing, and stays so', async (outcome) => {
    const platform = await member()
    const token = await openPayment(platform)
    expect(await platform.call(pay.settle, { token, outcome })).toEqual({ status: outcome })
    expect(await platform.call(pay.settle, { token, outcome: 'paid' })).toEqual({ status: outcome })
    expect(await balance(platform)).toBe(0)
    expect(await report(platform)).toMatchObject([{ status: outcome }])
  })

  test('that nobody completes expires after a quarter of an hour', async () => {
    const platform = await member()
    const token = await openPayment(platform)
    platform.pass(15 * 60_000)
    expect(await platform.call(pay.settle, { token, outcome: 'paid' })).toEqual({ status: 'expired' })
    expect(await platform.call(pay.open, { token })).toMatchObject({ status: 'expired', amount: 50_000 })
    expect(await report(platform)).toMatchObject([{ status: 'expired' }])
    expect(await balance(platform)).toBe(0)
  })

  test('is opened once by one key, and known by its token alone', async () => {
    const platform = await member()
    expect(await openPayment(platform)).toBe(await openPayment(platform))
    expect(await platform.refusal(pay.open, { token: 'nobody' })).toMatchObject({
      status: 404,
      errorCode: 'PAYMENT_UNKNOWN',
    })
  })
})

test("the report is a page of the member's own deposits, the latest first", async () => {
  const platform = await member()
  for (const amount of [10_000, 20_000, 30_000]) await announce(platform, { amount, idempotencyKey: `wish-${amount}` })
  const page = { pageNo: 1, pageSize: 2, language }
  const first = await platform.call(deposit.depositReport, page, { token: platform.token })
  expect(first).toMatchObject({
    content: [{ amount: 30_000 }, { amount: 20_000 }],
    pageNum: 1,
    totalPages: 2,
    total: 3,
  })
})

import { describe, expect, test } from 'vitest'
import { type Deposit, deposit } from '#contract/deposit.ts'
import { day, minute } from '#contract/time-units.ts'
import {
  announce,
  createNewcomerPlatform,
  language,
  openPayment,
  request,
  transfer,
} from '#mock-server/verify/testing/deposits.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'

describe('a merchant’s offer', () => {
  test.each([
    ['HAEDAL', ['BANK', 'GATEWAY', 'ALIPAY', 'WECHAT', 'QQ'], ['welcome', 'daily']],
    ['VELVET', ['BANK', 'GATEWAY', 'WECHAT'], ['salon']],
    ['ROCKET', ['GATEWAY', 'WECHAT', 'ALIPAY', 'QQ', 'BANK'], ['welcome', 'daily']],
    ['PLAIN', ['BANK'], []],
  ])('%s has its methods and bonuses', async (merchant, methods, promos) => {
    const { call, token } = await createNewcomerPlatform({ merchant })
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

  test.each(['HAEDAL', 'VELVET'])('of %s names the currency of every amount in each language', async (merchant) => {
    const { call, token } = await createNewcomerPlatform({ merchant })
    for (const language of ['KO', 'EN', 'JA']) {
      for (const { text } of await call(deposit.depositPromos, { language }, { token })) {
        expect(text).toMatch(/₩[\d,]+|[\d,]+원/)
        expect(text.replaceAll(/₩[\d,]+|[\d,]+원/g, '')).not.toMatch(/\d,\d/)
      }
    }
  })

  test('has no first-deposit bonus after a deposit', async () => {
    const platform = await createNewcomerPlatform()
    await announce(platform)
    const promos = await platform.call(deposit.depositPromos, { language }, { token: platform.token })
    expect(promos.map(({ id }) => id)).toEqual(['daily'])
  })

  test('has the first-deposit bonus again if the payment expired', async () => {
    const platform = await createNewcomerPlatform()
    await openPayment(platform)
    platform.pass(15 * minute)
    const promos = await platform.call(deposit.depositPromos, { language }, { token: platform.token })
    expect(promos.map(({ id }) => id)).toEqual(['welcome', 'daily'])
  })
})

describe('a trial account', () => {
  test.each([
    ['depositBanks', { language }],
    ['depositPromos', { language }],
    ['manualTransfer', transfer],
    ['paymentGateway', request],
    ['alipay', request],
    ['qqPay', request],
    ['wechatPay', request],
    ['acceptPromo', { depositId: 'none', promoId: 'daily', idempotencyKey: 'accept-0001', language }],
  ] as const)('is refused %s', async (name, input) => {
    const { refusal, token } = await createPlatform({ scenario: 'trial' })
    expect(await refusal(deposit[name], input, { token })).toMatchObject({
      status: 403,
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

test("the report pages through the member's own deposits, newest first", async () => {
  const platform = await createNewcomerPlatform()
  for (const amount of [10_000, 20_000, 30_000])
    await announce(platform, { amount, idempotencyKey: `deposit-${amount}` })
  const page = { pageNo: 1, pageSize: 2, language }
  const first = await platform.call(deposit.depositReport, page, { token: platform.token })
  expect(first).toMatchObject({
    content: [{ amount: 30_000 }, { amount: 20_000 }],
    pageNum: 1,
    totalPages: 2,
    total: 3,
  })
})

describe('the report of a long-standing member', () => {
  const ask = async (over = {}) => {
    const { call, token } = await createPlatform({ scenario: 'active-member' })
    return call(deposit.depositReport, { pageNo: 1, pageSize: 100, language, ...over }, { token })
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

  test.each([
    ['a status', { status: 'credited' }, ({ status }: Deposit) => status === 'credited', 5],
    ['a method', { method: 'GATEWAY' }, ({ method }: Deposit) => method === 'GATEWAY', 2],
    [
      'a span',
      { startTime: beginning - 7 * day, endTime: beginning },
      ({ at }: Deposit) => at >= beginning - 7 * day,
      3,
    ],
    [
      'all of them',
      { status: 'failed', method: 'WECHAT', startTime: 0, endTime: beginning },
      ({ status }: Deposit) => status === 'failed',
      1,
    ],
  ] as const)('filters by %s, with its own sums', async (_, filter, matches, count) => {
    const expected = (await ask()).content.filter(matches)
    expect(expected).toHaveLength(count)
    const { content, totals } = await ask(filter)
    expect(content).toEqual(expected)
    expect(totals).toEqual({
      requested: sum(expected.map(({ amount }) => amount)),
      credited: sum(expected.map(({ amount, status }) => (status === 'credited' ? amount : 0))),
      bonus: 0,
    })
    expect(await ask({ ...filter, pageSize: 1 })).toMatchObject({ totals, totalPages: count })
  })

  test('counts a bonus once it is credited, and an unpaid deposit as expired once its time is over', async () => {
    const platform = await createNewcomerPlatform()
    const { call, token } = platform
    const report = (over = {}) => call(deposit.depositReport, { pageNo: 1, pageSize: 1, language, ...over }, { token })
    await announce(platform, { promoId: 'welcome' })
    await openPayment(platform, { idempotencyKey: 'deposit-0002' })
    const { amount, bonus } = (await report({ method: 'BANK' })).content[0] ?? { amount: 0, bonus: 0 }
    expect(bonus).toBeGreaterThan(0)
    expect((await report()).totals).toEqual({ requested: 2 * amount, credited: 0, bonus: 0 })
    platform.pass(15 * minute)
    expect((await report()).totals).toEqual({ requested: 2 * amount, credited: amount, bonus })
    expect((await report({ status: 'expired' })).total).toBe(1)
    expect((await report({ status: 'pending' })).total).toBe(0)
  })
})

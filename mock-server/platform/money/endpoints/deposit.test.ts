import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { wallet } from '#contract/wallet.ts'
import { placeBet } from '#mock-server/platform/games/state/rounds.ts'
import { minute } from '#mock-server/values/time-units.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { statusAt } from '../rules/deposit.ts'

const day = 1_440 * minute

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

async function openPayment(
  { call, token }: Platform,
  changes = {},
  way: 'paymentGateway' | 'alipay' | 'qqPay' | 'wechatPay' = 'paymentGateway',
) {
  const { payUrl } = await call(deposit[way], { ...wish, ...changes }, { token })
  return new URL(payUrl, 'http://gateway.test').searchParams.get('token') ?? ''
}

describe('what a merchant offers', () => {
  test.each([
    ['HAEDAL', ['BANK', 'GATEWAY', 'ALIPAY', 'WECHAT', 'QQ'], ['welcome', 'daily']],
    ['VELVET', ['BANK', 'GATEWAY', 'WECHAT'], ['salon']],
    ['ROCKET', ['GATEWAY', 'WECHAT', 'ALIPAY', 'QQ', 'BANK'], ['welcome', 'daily']],
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
    platform.pass(15 * minute)
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
    ['alipay', wish],
    ['qqPay', wish],
    ['wechatPay', wish],
    ['acceptPromo', { depositId: 'none', promoId: 'daily', idempotencyKey: 'accept-0001', language }],
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

describe('a transfer that does not go as it should', () => {
  const announced = async (amount: number, milliseconds: number) => {
    const platform = await member()
    await announce(platform, { amount })
    platform.pass(milliseconds)
    return { platform, status: (await report(platform))[0]?.status }
  }

  test('is not found', async () => {
    const { platform, status } = await announced(110_000, 30_000)
    expect(status).toBe('failed')
    expect(await balance(platform)).toBe(0)
  })

  test('never arrives, and expires after a day', async () => {
    const { platform, status } = await announced(120_000, 60 * minute)
    expect(status).toBe('pending')
    await platform.world().schedule.moveTo(beginning + day)
    const [row] = platform.world().tables.deposits.all()
    expect(row && statusAt(row, beginning + day - 1)).toBe('pending')
    expect(row && statusAt(row, beginning + day)).toBe('expired')
  })

  test('arrives late', async () => {
    expect((await announced(130_000, 10 * minute - 1)).status).toBe('pending')
    expect((await announced(130_000, 10 * minute)).status).toBe('credited')
  })

  test('arrives all the same where every deposit is made to succeed', async () => {
    const platform = await member()
    platform.world().changeSettings({ depositOutcome: 'succeed' })
    await announce(platform, { amount: 110_000 })
    platform.pass(30_000)
    expect(await balance(platform)).toBe(110_000)
  })
})

describe.each(['paymentGateway', 'alipay', 'qqPay', 'wechatPay'] as const)('a payment by %s', (way) => {
  const methods = { paymentGateway: 'GATEWAY', alipay: 'ALIPAY', qqPay: 'QQ', wechatPay: 'WECHAT' } as const
  const open = (platform: Platform, changes = {}) => openPayment(platform, changes, way)
  const settle = (platform: Platform, token: string, outcome: 'paid' | 'failed' | 'cancelled' | 'timeout' = 'paid') =>
    platform.call(pay.settle, { token, outcome })

  test('is credited once, when the provider has called back, by a hundred presses at the same time', async () => {
    const platform = await member()
    const token = await open(platform, { promoId: 'daily' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => settle(platform, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['processing']))
    expect(await balance(platform)).toBe(0)
    expect(await report(platform)).toMatchObject([{ status: 'pending', method: methods[way], payUrl: null }])
    platform.pass(2_000)
    expect(await platform.call(pay.open, { token })).toMatchObject({ status: 'credited', method: methods[way] })
    expect(await balance(platform)).toBe(52_500)
    const [made] = await report(platform)
    expect(platform.world().tables.movements.by('idempotencyKey', `deposit/${made?.id}`)).toHaveLength(1)
  })

  test.each(['failed', 'cancelled'] as const)('that was %s moves nothing, and stays so', async (outcome) => {
    const platform = await member()
    const token = await open(platform)
    expect(await settle(platform, token, outcome)).toEqual({ status: outcome })
    expect(await settle(platform, token)).toEqual({ status: outcome })
    platform.pass(minute)
    expect(await balance(platform)).toBe(0)
    expect(await report(platform)).toMatchObject([{ status: outcome }])
  })

  test('that was left may be opened again from the report, until it expires', async () => {
    const platform = await member()
    const token = await open(platform)
    const [left] = await report(platform)
    expect(new URL(left?.payUrl ?? '', 'http://gateway.test').searchParams.get('token')).toBe(token)
    platform.pass(15 * minute)
    expect(await settle(platform, token)).toEqual({ status: 'expired' })
    expect(await platform.call(pay.open, { token })).toMatchObject({ status: 'expired', amount: 50_000 })
    expect(await report(platform)).toMatchObject([{ status: 'expired', payUrl: null }])
    expect(await balance(platform)).toBe(0)
  })

  test('that nobody answers stays open, and may be made again', async () => {
    const platform = await member()
    const token = await open(platform)
    expect(await platform.refusal(pay.settle, { token, outcome: 'timeout' })).toMatchObject({
      status: 504,
      errorCode: 'PAYMENT_TIMEOUT',
    })
    expect(await settle(platform, token)).toEqual({ status: 'processing' })
  })

  test('goes as its amount says', async () => {
    const platform = await member()
    const failing = await open(platform, { amount: 110_000, idempotencyKey: 'wish-fail' })
    expect(await settle(platform, failing)).toEqual({ status: 'failed' })
    const silent = await open(platform, { amount: 120_000, idempotencyKey: 'wish-timeout' })
    expect(await platform.refusal(pay.settle, { token: silent, outcome: 'paid' })).toMatchObject({
      errorCode: 'PAYMENT_TIMEOUT',
    })
    const late = await open(platform, { amount: 130_000, idempotencyKey: 'wish-late' })
    await settle(platform, late)
    platform.pass(10 * minute - 1)
    expect(await balance(platform)).toBe(0)
    platform.pass(1)
    expect(await balance(platform)).toBe(130_000)
  })

  test('that was paid in time is credited even when the word of it comes after the time', async () => {
    const platform = await member()
    const token = await open(platform, { amount: 130_000 })
    platform.pass(10 * minute)
    await settle(platform, token)
    platform.pass(10 * minute)
    expect(await report(platform)).toMatchObject([{ status: 'credited' }])
  })

  test('is opened once by one key, and known by its token alone', async () => {
    const platform = await member()
    expect(await open(platform)).toBe(await open(platform))
    expect(await platform.refusal(pay.open, { token: 'nobody' })).toMatchObject({
      status: 404,
      errorCode: 'PAYMENT_UNKNOWN',
    })
  })

  test('is refused where the merchant does not offer it', async () => {
    const platform = await member({ merchant: 'PLAIN' })
    expect(await platform.refusal(deposit[way], wish, { token: platform.token })).toMatchObject({
      status: 403,
      errorCode: 'FEATURE_OFF',
    })
    expect(platform.world().tables.deposits.size).toBe(0)
  })
})

describe('a bonus accepted afterwards', () => {
  const accept = (platform: Platform, over: object) =>
    platform.call(deposit.acceptPromo, acceptance(over), { token: platform.token })
  const refuse = (platform: Platform, over: object) =>
    platform.refusal(deposit.acceptPromo, acceptance(over), { token: platform.token })
  const acceptance = (over: object) => ({
    depositId: '',
    promoId: 'welcome',
    idempotencyKey: 'accept-0001',
    language,
    ...over,
  })

  /** A credited deposit of 50,000 without a bonus. */
  async function deposited() {
    const platform = await member()
    const { id: depositId } = await announce(platform)
    platform.pass(30_000)
    expect(await balance(platform)).toBe(50_000)
    return { platform, depositId }
  }

  test('is paid at once, and its turnover counts from then on', async () => {
    const { platform, depositId } = await deposited()
    expect(await accept(platform, { depositId })).toMatchObject({
      bonus: 10_000,
      turnover: { required: 300_000, done: 0 },
    })
    expect(await balance(platform)).toBe(60_000)
  })

  test('comes with the deposit while that is on its way', async () => {
    const platform = await member()
    const { id: depositId } = await announce(platform)
    expect(await accept(platform, { depositId })).toMatchObject({ status: 'pending', bonus: 10_000, turnover: null })
    expect(await balance(platform)).toBe(0)
    platform.pass(30_000)
    expect(await balance(platform)).toBe(60_000)
  })

  test('is given once, by a thousand claims at the same time', async () => {
    const { platform, depositId } = await deposited()
    const claims = Array.from({ length: 1_000 }, (_, at) =>
      accept(platform, { depositId, idempotencyKey: `claim-${at}-key` }),
    )
    const answers = await Promise.allSettled(claims)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balance(platform)).toBe(60_000)
    expect(await refuse(platform, { depositId })).toMatchObject({ status: 409, errorCode: 'PROMO_ACCEPTED' })
  })

  test('is told again to the same key', async () => {
    const { platform, depositId } = await deposited()
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(platform, { depositId })))
    expect(new Set(answers.map(({ bonus }) => bonus))).toEqual(new Set([10_000]))
    expect(await balance(platform)).toBe(60_000)
    expect(await refuse(platform, { depositId, promoId: 'daily' })).toMatchObject({
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test('does not make the wish of the deposit another one', async () => {
    const { platform, depositId } = await deposited()
    await accept(platform, { depositId })
    expect(await announce(platform)).toMatchObject({ id: depositId, bonus: 10_000 })
  })

  test.each([
    ['nobody’s deposit', { depositId: 'none' }, 404, 'DEPOSIT_UNKNOWN', 'body.depositId'],
    ['a bonus nobody offers', { promoId: 'salon' }, 422, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
  ])('is refused for %s', async (_, over, status, errorCode, field) => {
    const { platform, depositId } = await deposited()
    expect(await refuse(platform, { depositId, ...over })).toMatchObject({ status, errorCode, field })
    expect(await balance(platform)).toBe(50_000)
  })

  test('is refused once the deposit has been played with', async () => {
    const { platform, depositId } = await deposited()
    await placeBet(platform.world(), {
      id: 'a-round',
      memberId: 'm-0003',
      nodeId: 'none',
      launchToken: '',
      player: 'member:m-0003',
      house: 'house:PP',
      bet: 100,
      idempotencyKey: 'a-round',
      detail: {},
    })
    expect(await refuse(platform, { depositId })).toMatchObject({ errorCode: 'PROMO_NOT_APPLICABLE' })
  })

  test('is refused a second deposit where it is for the first', async () => {
    const { platform } = await deposited()
    const { id: depositId } = await announce(platform, { idempotencyKey: 'wish-0002' })
    expect(await refuse(platform, { depositId })).toMatchObject({ errorCode: 'PROMO_NOT_APPLICABLE' })
    expect(await accept(platform, { depositId, promoId: 'daily' })).toMatchObject({ bonus: 2_500 })
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { security } from '#contract/security.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { minute } from '#mock-server/values/time-units.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { heldAccount } from '#mock-server/world/ledger/wallet-accounts.ts'
import { lockTime, triesAllowed } from '../rules/payment-password.ts'

const day = 1_440 * minute
const language = 'EN'
const all = 1_284_500
const id = 'm-0001'
const cardId = `card-${id}-1`
const paymentPassword = memberPaymentPassword
const wish = { cardId, amount: 50_000, paymentPassword, idempotencyKey: 'withdrawal-1', language }
const report = { startTime: 0, endTime: beginning + 30 * day, pageNo: 1, pageSize: 20, language }

const rich = (changes: Parameters<typeof createPlatform>[0] = {}) =>
  createPlatform({ signedIn: 'haedal_92', ...changes })

const as = ({ token }: Platform) => ({ token })
const ask = (platform: Platform, over = {}) => platform.call(withdraw.withdraw, { ...wish, ...over }, as(platform))
const refused = (platform: Platform, over = {}) =>
  platform.refusal(withdraw.withdraw, { ...wish, ...over }, as(platform))
const balance = async (platform: Platform) => (await platform.call(wallet.memberWallet, {}, as(platform))).sumBalance
const reported = (platform: Platform, over = {}) =>
  platform.call(withdraw.withdrawReport, { ...report, ...over }, as(platform))
const held = (platform: Platform) => platform.world().ledger.balance(heldAccount(id))
const allowMany = { merchant: 'VELVET' }

describe('what a withdrawal needs', () => {
  test('is told in one call: masked cards, banks, limits, and that no turnover is open', async () => {
    const platform = await rich()
    const needs = await platform.call(withdraw.bankCards, { language }, as(platform))
    expect(needs.cards).toMatchObject([
      { id: cardId, bankName: 'Haneul Bank', maskedNumber: '•••• 9164', payeeName: '김*달' },
      { bankName: 'Dalbit Bank' },
    ])
    expect(JSON.stringify(needs)).not.toContain('110482739164')
    expect(needs.limits).toEqual({ minimum: 10_000, maximum: 5_000_000, unit: 1_000, perDay: 3, leftToday: 3, fee: 0 })
    expect(needs.turnover).toEqual({ required: 0, done: 0, missing: 0, bonuses: [] })
    expect(needs.banks).toHaveLength(6)
  })

  test('is refused a trial, and so is the withdrawal', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    const refusal = { status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' }
    expect(await platform.refusal(withdraw.bankCards, { language }, as(platform))).toMatchObject(refusal)
    expect(await refused(platform)).toMatchObject(refusal)
  })
})

describe('a withdrawal', () => {
  test('is held from the moment it is asked for, and approved a minute later', async () => {
    const platform = await rich()
    const asked = await ask(platform)
    expect(asked).toMatchObject({ amount: 50_000, fee: 0, received: 50_000, status: 'pending', settledAt: null })
    expect(await balance(platform)).toBe(all - 50_000)
    expect(held(platform)).toBe(toMinor(50_000))
    platform.pass(minute - 1)
    expect((await reported(platform)).content).toMatchObject([{ status: 'pending' }])
    platform.pass(1)
    expect((await reported(platform)).content).toMatchObject([{ status: 'approved', settledAt: beginning + minute }])
    expect(await balance(platform)).toBe(all - 50_000)
    expect(held(platform)).toBe(0)
  })

  test.each([
    [110_000, 'refused'],
    [120_000, 'returned'],
  ] as const)('of %d is %s, and the money is back', async (amount, reason) => {
    const platform = await rich()
    expect((await ask(platform, { amount })).reason).toBeNull()
    expect(await balance(platform)).toBe(all - amount)
    platform.pass(minute)
    expect((await reported(platform)).content).toMatchObject([{ status: 'refused', reason, received: 0 }])
    expect(await balance(platform)).toBe(all)
    const { content } = await platform.call(wallet.transactions, report, as(platform))
    expect(content.slice(0, 2)).toMatchObject([
      { txCode: 'withdrawReturned', amount },
      { txCode: 'withdraw', amount: -amount },
    ])
  })

  test('of 130,000 is looked at for a day', async () => {
    const platform = await rich()
    await ask(platform, { amount: 130_000 })
    const { schedule, tables } = platform.world()
    await schedule.moveTo(beginning + day - 1)
    expect(tables.withdrawals.all()).toMatchObject([{ status: 'pending' }])
    await schedule.moveTo(beginning + day)
    expect(tables.withdrawals.all()).toMatchObject([{ status: 'approved' }])
  })

  test('becomes what the setting says, whatever its amount', async () => {
    const platform = await rich()
    platform.world().changeSettings({ withdrawalOutcome: 'refused' })
    await ask(platform)
    platform.pass(minute)
    expect((await reported(platform)).content).toMatchObject([{ status: 'refused', reason: 'refused' }])
  })

  test('keeps a fee back where the merchant takes one', async () => {
    const platform = await rich({ merchant: 'ROCKET' })
    expect(await ask(platform)).toMatchObject({ fee: 500, received: 49_500 })
    platform.pass(minute)
    expect(await reported(platform)).toMatchObject({ totalAmount: 50_000, totalReceived: 49_500 })
    expect(held(platform)).toBe(0)
  })

  test('is asked for once by one key, however often it is sent', async () => {
    const platform = await rich()
    const made = await Promise.all(Array.from({ length: 20 }, () => ask(platform)))
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    expect(await balance(platform)).toBe(all - 50_000)
    expect(await refused(platform, { amount: 60_000 })).toMatchObject({
      status: 409,
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
      field: 'body.idempotencyKey',
    })
  })

  test.each([
    ['of too little', { amount: 9_000 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['of too much', { amount: 5_001_000 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['of broken units', { amount: 10_500 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['of more than there is', { amount: 1_285_000 }, 409, 'INSUFFICIENT_FUNDS', 'body.amount'],
    ['to nobody’s card', { cardId: 'none' }, 404, 'BANK_CARD_UNKNOWN', 'body.cardId'],
    ['to another member’s card', { cardId: 'card-m-0002-1' }, 404, 'BANK_CARD_UNKNOWN', 'body.cardId'],
    [
      'with a wrong payment password',
      { paymentPassword: '000000' },
      422,
      'PAYMENT_PASSWORD_WRONG',
      'body.paymentPassword',
    ],
  ])('%s is refused, and nothing moves', async (_, over, status, errorCode, field) => {
    const platform = await rich()
    const before = platform.world().tables.movements.size
    expect(await refused(platform, over)).toMatchObject({ status, errorCode, field })
    expect(platform.world().tables.movements.size).toBe(before)
    expect(platform.world().schedule.pending()).toEqual([])
  })

  test('is refused who has set no payment password', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    expect(await refused(platform)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PASSWORD_UNSET' })
  })

  test('is taken three times a day; refused ones do not count, and the next day begins anew', async () => {
    const platform = await rich()
    await ask(platform, { amount: 110_000, idempotencyKey: 'refused-1' })
    platform.pass(minute)
    for (const key of [1, 2, 3]) await ask(platform, { idempotencyKey: `withdrawal-${key}` })
    expect(await refused(platform, { idempotencyKey: 'withdrawal-4' })).toMatchObject({
      status: 409,
      errorCode: 'WITHDRAW_DAY_LIMIT',
      value: { perDay: 3, leftToday: 0 },
    })
    platform.pass(6 * 60 * minute)
    await ask(platform, { idempotencyKey: 'withdrawal-4' })
  })

  test('survives the world being put away and brought back', async () => {
    const platform = await rich()
    await ask(platform, { amount: 110_000 })
    await platform.worlds.restore(structuredClone(platform.world().snapshot()))
    platform.pass(minute)
    expect(await balance(platform)).toBe(all)
  })
})

describe('a hundred withdrawals at once', () => {
  test('take what there is and no more: ledger and balance agree, and nothing is below nothing', async () => {
    const platform = await createPlatform({
      ...allowMany,
      signedIn: 'haedal_92',
      balances: { haedal_92: 3_750_000 },
    })
    const keys = Array.from({ length: 100 }, (_, at) => `parallel-${at}`)
    const answers = await Promise.allSettled(
      keys.map((idempotencyKey) => ask(platform, { amount: 100_000, idempotencyKey })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(37)
    expect(await balance(platform)).toBe(50_000)
    expect(held(platform)).toBe(toMinor(3_700_000))
    platform.pass(minute)
    expect(await balance(platform)).toBe(50_000)
    expect(held(platform)).toBe(0)
    expect(await reported(platform)).toMatchObject({ total: 37, totalAmount: 3_700_000 })
  })

  test('are no more than the day allows', async () => {
    const platform = await rich()
    const keys = Array.from({ length: 100 }, (_, at) => `parallel-${at}`)
    const answers = await Promise.allSettled(keys.map((idempotencyKey) => ask(platform, { idempotencyKey })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balance(platform)).toBe(all - 150_000)
  })

  test('of any amounts and outcomes leave every account’s sum as it was', async () => {
    const amounts = fc.array(fc.constantFrom(100_000, 110_000, 120_000, 130_000, 200_000, 5_000_000), { maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(amounts, async (list) => {
        const platform = await createPlatform({ ...allowMany, signedIn: 'haedal_92', balances: { haedal_92: 900_000 } })
        await Promise.allSettled(list.map((amount, at) => ask(platform, { amount, idempotencyKey: `random-${at}` })))
        platform.pass(minute)
        const left = toMinor(await balance(platform))
        const { content } = await reported(platform)
        const gone = content.filter(({ status }) => status !== 'refused').reduce((sum, one) => sum + one.amount, 0)
        expect(left + toMinor(gone)).toBe(toMinor(900_000))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(held(platform)).toBe(
          toMinor(content.filter(({ status }) => status === 'pending').reduce((sum, one) => sum + one.amount, 0)),
        )
      }),
      { numRuns: 20 },
    )
  })
})

describe('the report', () => {
  test('is filtered by status and time, in pages, with the sums of all of them', async () => {
    const platform = await rich()
    await ask(platform, { amount: 110_000, idempotencyKey: 'withdrawal-1' })
    platform.pass(minute)
    await ask(platform, { idempotencyKey: 'withdrawal-2' })
    platform.pass(10)
    await ask(platform, { amount: 60_000, idempotencyKey: 'withdrawal-3' })
    expect(await reported(platform, { status: 'refused' })).toMatchObject({
      total: 1,
      totalAmount: 110_000,
      totalReceived: 0,
    })
    expect(await reported(platform, { status: 'pending', pageSize: 1, pageNo: 2 })).toMatchObject({
      content: [{ amount: 50_000 }],
      pageNum: 2,
      totalPages: 2,
      total: 2,
      totalAmount: 110_000,
    })
    expect(await reported(platform, { startTime: beginning + minute + 1 })).toMatchObject({
      content: [{ amount: 60_000 }],
    })
  })
})

describe('bonus money', () => {
  /** A deposit of 50,000 with the daily bonus of 2,500: three times both must be staked. */
  async function withBonus() {
    const platform = await rich()
    const transfer = { amount: 50_000, promoId: 'daily', bankCode: 'HANEUL', depositorName: '김해달' }
    await platform.call(deposit.manualTransfer, { ...transfer, idempotencyKey: 'deposit-1', language }, as(platform))
    platform.pass(30_000)
    return platform
  }

  const stake = async (platform: Platform, amount: number, at: number) => {
    const world = platform.world()
    const round = `staked-${at}`
    await world.tables.rounds.insert({
      id: round,
      memberId: id,
      nodeId: 'none',
      launchToken: '',
      idempotencyKey: round,
      player: `member:${id}`,
      house: 'house:PP',
      at,
      bet: toMinor(amount),
      win: 0,
      settledAt: at,
      detail: {},
    })
  }

  test('keeps everything from being taken out until it is played through, and says what is missing', async () => {
    const platform = await withBonus()
    expect(await refused(platform)).toMatchObject({
      status: 409,
      errorCode: 'TURNOVER_UNMET',
      field: 'body.amount',
      value: { required: 157_500, done: 0, missing: 157_500, bonuses: [{ name: 'Daily 5%' }] },
    })
    await stake(platform, 100_000, beginning + 30_000)
    const { turnover } = await platform.call(withdraw.bankCards, { language }, as(platform))
    expect(turnover).toMatchObject({ required: 157_500, done: 100_000, missing: 57_500 })
    await stake(platform, 57_500, beginning + 30_001)
    expect((await platform.call(withdraw.bankCards, { language }, as(platform))).turnover.missing).toBe(0)
    await ask(platform)
  })

  test('does not count what was staked before it came', async () => {
    const platform = await withBonus()
    await stake(platform, 1_000_000, beginning + 29_999)
    expect(await refused(platform)).toMatchObject({ value: { missing: 157_500 } })
  })
})

describe('the payment password', () => {
  const state = (platform: Platform) => platform.call(security.hasWithdrawalPassword, {}, as(platform))
  const wrong = (platform: Platform) => refused(platform, { paymentPassword: '000000' })

  test('is counted when it is wrong, and no more taken for half an hour after the fifth', async () => {
    const platform = await rich()
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await wrong(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_WRONG', value: { triesLeft } })
    }
    const lockedUntil = beginning + lockTime
    const locked = { status: 429, errorCode: 'PAYMENT_PASSWORD_LOCKED', value: { lockedUntil } }
    expect(await wrong(platform)).toMatchObject(locked)
    expect(await refused(platform)).toMatchObject(locked)
    expect(await state(platform)).toEqual({ hasWithdrawalPassword: true, triesLeft: 0, lockedUntil })
    platform.pass(lockTime)
    await ask(platform)
    expect(await state(platform)).toEqual({ hasWithdrawalPassword: true, triesLeft: triesAllowed, lockedUntil: null })
  })

  test('counts anew after a right one', async () => {
    const platform = await rich()
    await wrong(platform)
    await ask(platform)
    expect((await state(platform)).triesLeft).toBe(triesAllowed)
  })

  test('is not tried where something else is wrong', async () => {
    const platform = await rich()
    await refused(platform, { amount: 1, paymentPassword: '000000' })
    expect((await state(platform)).triesLeft).toBe(triesAllowed)
  })

  const change = (over: object) => ({ newPaymentPassword: '135790', confirmPaymentPassword: '135790', ...over })

  test('is set freely the first time', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    expect((await state(platform)).hasWithdrawalPassword).toBe(false)
    await platform.call(security.paymentPassword, change({}), as(platform))
    expect((await state(platform)).hasWithdrawalPassword).toBe(true)
  })

  test('is changed by who knows it', async () => {
    const platform = await rich()
    await platform.call(security.paymentPassword, change({ oldPaymentPassword: paymentPassword }), as(platform))
    expect(await refused(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_WRONG' })
    await ask(platform, { paymentPassword: '135790' })
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
    const platform = await rich()
    expect(await platform.refusal(security.paymentPassword, input, as(platform))).toMatchObject({ errorCode, field })
    await ask(platform)
  })

  test('of a trial is refused', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    expect(await platform.refusal(security.paymentPassword, change({}), as(platform))).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

describe('a forgotten payment password', () => {
  const contact = { mobileNum: '1022334455', countryDialingCode: '82', type: 'paymentPassword' as const }
  const mail = { username: 'haedal_92', email: 'haedal@example.com', type: 'paymentPassword' as const }
  const send = {
    sms: (platform: Platform) => platform.call(auth.sendSmsNoLogin, contact),
    email: (platform: Platform) => platform.call(auth.passwordByEmail, mail),
  }
  const lastCode = (platform: Platform) => platform.world().outbox.messages().at(-1)?.code ?? ''
  const reset = { newPaymentPassword: '135790', confirmPaymentPassword: '135790' }

  test.each(['sms', 'email'] as const)('is set anew by a code sent by %s, and a lock ends', async (type) => {
    const platform = await rich()
    for (let tries = 0; tries < triesAllowed; tries += 1) await refused(platform, { paymentPassword: '000000' })
    expect(await refused(platform)).toMatchObject({ errorCode: 'PAYMENT_PASSWORD_LOCKED' })
    await send[type](platform)
    const verificationCode = lastCode(platform)
    await platform.call(security.paymentPasswordReset, { ...reset, type, verificationCode }, as(platform))
    await ask(platform, { paymentPassword: '135790' })
    const again = { ...reset, type, verificationCode }
    expect(await platform.refusal(security.paymentPasswordReset, again, as(platform))).toMatchObject({
      status: 422,
      errorCode: 'VERIFICATION_CODE_WRONG',
      field: 'body.verificationCode',
    })
  })

  test('takes no code that was sent for something else, and keeps a code that a wrong password came with', async () => {
    const platform = await rich()
    const refusal = (input: object) => platform.refusal(security.paymentPasswordReset, input, as(platform))
    await platform.call(auth.sendSmsNoLogin, { ...contact, type: 'password' })
    const other = { ...reset, type: 'sms', verificationCode: lastCode(platform) }
    expect(await refusal(other)).toMatchObject({ errorCode: 'VERIFICATION_CODE_WRONG' })
    await send.sms(platform)
    const right = { ...reset, type: 'sms' as const, verificationCode: lastCode(platform) }
    expect(await refusal({ ...right, newPaymentPassword: '1' })).toMatchObject({ field: 'body.newPaymentPassword' })
    expect(await refusal({ ...right, confirmPaymentPassword: '1' })).toMatchObject({ errorCode: 'PASSWORDS_DIFFER' })
    await platform.call(security.paymentPasswordReset, right, as(platform))
  })

  test('cannot be set anew without a number or an address', async () => {
    const platform = await createPlatform({ signedIn: 'penniless' })
    const input = { ...reset, type: 'sms', verificationCode: '123456' }
    expect(await platform.refusal(security.paymentPasswordReset, input, as(platform))).toMatchObject({
      status: 409,
      errorCode: 'CONTACT_UNSET',
      field: 'body.type',
    })
  })

  test('of a trial cannot be set anew', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    const input = { ...reset, type: 'sms', verificationCode: '123456' }
    expect(await platform.refusal(security.paymentPasswordReset, input, as(platform))).toMatchObject({
      errorCode: 'REAL_ACCOUNT_REQUIRED',
    })
  })
})

describe('a bank card', () => {
  const card = { bankCode: 'NAMU', cardNumber: '1002-123-456789', payeeName: ' 김해달 ', paymentPassword, language }
  const add = (platform: Platform, over = {}) => platform.call(security.bankCard, { ...card, ...over }, as(platform))

  test('is added in the member’s own name, shown masked, and paid out to', async () => {
    const platform = await rich()
    const added = await add(platform)
    expect(added).toMatchObject({ bankName: 'Namu Bank', maskedNumber: '•••• 6789', payeeName: '김*달' })
    const { cards } = await platform.call(withdraw.bankCards, { language }, as(platform))
    expect(cards.map((one) => one.id)).toContain(added.id)
    expect(await ask(platform, { cardId: added.id })).toMatchObject({ maskedNumber: '•••• 6789' })
  })

  test('leaves no trace of its number or of the password in the journal', async () => {
    const platform = await rich()
    await add(platform)
    const journal = JSON.stringify(platform.world().journal.read())
    expect(journal).not.toContain('1002')
    expect(journal).not.toContain(paymentPassword)
  })

  test.each([
    ['in another name', { payeeName: '김민지' }, 422, 'PAYEE_NAME_DIFFERS', 'body.payeeName'],
    ['at no bank', { bankCode: 'NONE' }, 422, 'INVALID_INPUT', 'body.bankCode'],
    ['with too few digits', { cardNumber: '1-2-3-4-5' }, 422, 'INVALID_INPUT', 'body.cardNumber'],
    ['with letters', { cardNumber: '1234567890A' }, 422, 'INVALID_INPUT', 'body.cardNumber'],
    [
      'that is the member’s already',
      { bankCode: 'HANEUL', cardNumber: '110482739164' },
      409,
      'BANK_CARD_TAKEN',
      'body.cardNumber',
    ],
    [
      'that is another member’s',
      { bankCode: 'BADA', cardNumber: '302-01958846' },
      409,
      'BANK_CARD_TAKEN',
      'body.cardNumber',
    ],
    [
      'with a wrong payment password',
      { paymentPassword: '000000' },
      422,
      'PAYMENT_PASSWORD_WRONG',
      'body.paymentPassword',
    ],
  ])('%s is refused', async (_, over, status, errorCode, field) => {
    const platform = await rich()
    const before = platform.world().tables.bankCards.size
    expect(await platform.refusal(security.bankCard, { ...card, ...over }, as(platform))).toMatchObject({
      status,
      errorCode,
      field,
    })
    expect(platform.world().tables.bankCards.size).toBe(before)
  })

  test('is refused who has no payment password, or no payee name', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    const refusal = () => platform.refusal(security.bankCard, card, as(platform))
    expect(await refusal()).toMatchObject({ status: 409, errorCode: 'PAYMENT_PASSWORD_UNSET' })
    const set = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword }
    await platform.call(security.paymentPassword, set, as(platform))
    expect(await refusal()).toMatchObject({ status: 409, errorCode: 'PAYEE_NAME_UNSET' })
  })

  test('is one of five at most, however many are added at once', async () => {
    const platform = await rich()
    const numbers = Array.from({ length: 20 }, (_, at) => `10021234567${at}`)
    const answers = await Promise.allSettled(numbers.map((cardNumber) => add(platform, { cardNumber })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await platform.refusal(security.bankCard, card, as(platform))).toMatchObject({
      status: 409,
      errorCode: 'BANK_CARD_LIMIT',
    })
  })
})

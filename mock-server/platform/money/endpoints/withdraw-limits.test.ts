import { describe, expect, test } from 'vitest'
import { minute } from '#contract/time-units.ts'
import { createFundedPlatform } from '#mock-server/verify/testing/funded-platform.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { refusal, submit } from '#mock-server/verify/testing/withdrawals.ts'

describe('a withdrawal', () => {
  test.each([
    ['of too little', { amount: 9_000 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['of too much', { amount: 5_001_000 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['that is not a whole number of units', { amount: 10_500 }, 422, 'WITHDRAW_LIMIT', 'body.amount'],
    ['above the balance', { amount: 1_285_000 }, 409, 'INSUFFICIENT_FUNDS', 'body.amount'],
    ['to an unknown card', { cardId: 'none' }, 404, 'BANK_CARD_UNKNOWN', 'body.cardId'],
    ['to another member’s card', { cardId: 'card-m-0002-1' }, 404, 'BANK_CARD_UNKNOWN', 'body.cardId'],
    [
      'with a wrong payment password',
      { paymentPassword: '000000' },
      422,
      'PAYMENT_PASSWORD_WRONG',
      'body.paymentPassword',
    ],
  ])('%s is refused and moves no money', async (_, over, status, errorCode, field) => {
    const platform = await createFundedPlatform()
    const before = platform.world().tables.movements.size
    expect(await refusal(platform, over)).toMatchObject({ status, errorCode, field })
    expect(platform.world().tables.movements.size).toBe(before)
    expect(platform.world().schedule.pending()).toEqual([])
  })

  test('is refused if the member has no payment password', async () => {
    const platform = await createPlatform({ signedIn: 'newcomer' })
    expect(await refusal(platform)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PASSWORD_UNSET' })
  })

  test('is possible three times a day, not counting refused ones', async () => {
    const platform = await createFundedPlatform()
    await submit(platform, { amount: 110_000, idempotencyKey: 'refused-1' })
    platform.pass(minute)
    for (const key of [1, 2, 3]) await submit(platform, { idempotencyKey: `withdrawal-${key}` })
    expect(await refusal(platform, { idempotencyKey: 'withdrawal-4' })).toMatchObject({
      status: 409,
      errorCode: 'WITHDRAW_DAY_LIMIT',
      value: { perDay: 3, leftToday: 0 },
    })
    platform.pass(6 * 60 * minute)
    await submit(platform, { idempotencyKey: 'withdrawal-4' })
  })
})

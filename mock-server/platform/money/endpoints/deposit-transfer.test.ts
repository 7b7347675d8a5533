import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { day, minute } from '#contract/time-units.ts'
import {
  announce,
  createNewcomerPlatform,
  readBalance,
  readReport,
  transfer,
} from '#mock-server/verify/testing/deposits.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'

describe('a bank transfer', () => {
  test('is pending and is credited with its bonus half a minute later', async () => {
    const platform = await createNewcomerPlatform()
    expect(await announce(platform, { promoId: 'welcome' })).toMatchObject({ status: 'pending', bonus: 10_000 })
    platform.pass(29_999)
    expect(await readBalance(platform)).toBe(0)
    platform.pass(1)
    expect(await readBalance(platform)).toBe(60_000)
    expect(await readReport(platform)).toMatchObject([{ status: 'credited', bankName: '하늘은행', amount: 50_000 }])
  })

  test('arrives in a world restored from a snapshot', async () => {
    const platform = await createNewcomerPlatform()
    await announce(platform)
    const snapshot = structuredClone(platform.world().snapshot())
    expect(snapshot.due).toMatchObject([{ kind: 'creditDeposit', id: expect.any(String) }])
    await platform.worlds.restore(snapshot)
    platform.pass(30_000)
    expect(await readBalance(platform)).toBe(50_000)
  })

  test('is made once per idempotency key, however often it is sent', async () => {
    const platform = await createNewcomerPlatform()
    const made = await Promise.all(Array.from({ length: 20 }, () => announce(platform)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    platform.pass(60_000)
    expect(await readBalance(platform)).toBe(50_000)
    const other = { ...transfer, amount: 60_000 }
    expect(await platform.refusal(deposit.manualTransfer, other, { token: platform.token })).toMatchObject({
      errorCode: 'IDEMPOTENCY_KEY_REUSED',
    })
  })

  test.each([
    ['too little', { amount: 9_000 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['too much', { amount: 5_001_000 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['not whole units', { amount: 50_500 }, 'DEPOSIT_LIMIT', 'body.amount'],
    ['to an unknown bank', { bankCode: 'NOBANK' }, 'INVALID_INPUT', 'body.bankCode'],
    ['without a depositor', { depositorName: ' ' }, 'INVALID_INPUT', 'body.depositorName'],
    ['with a bonus it is too small for', { amount: 10_000, promoId: 'daily' }, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
    ["with another merchant's bonus", { promoId: 'salon' }, 'PROMO_NOT_APPLICABLE', 'body.promoId'],
  ])('(%s) is refused and not stored', async (_, changes, errorCode, field) => {
    const platform = await createNewcomerPlatform()
    const answer = await platform.refusal(
      deposit.manualTransfer,
      { ...transfer, ...changes },
      { token: platform.token },
    )
    expect(answer).toMatchObject({ status: 422, errorCode, field })
    expect(await readReport(platform)).toEqual([])
    expect(platform.world().schedule.pending()).toEqual([])
  })

  test('to an unknown bank is refused with the codes of all banks', async () => {
    const platform = await createNewcomerPlatform()
    const input = { ...transfer, bankCode: 'NOBANK' }
    const { message } = await platform.refusal(deposit.manualTransfer, input, { token: platform.token })
    expect(message).toBe('there is no bank "NOBANK"; available: HANEUL, BADA, SUP')
  })
})

describe('the outcome of a transfer', () => {
  const announced = async (amount: number, milliseconds: number) => {
    const platform = await createNewcomerPlatform()
    await announce(platform, { amount })
    platform.pass(milliseconds)
    return { platform, status: (await readReport(platform))[0]?.status }
  }

  test('is a failure for 110,000', async () => {
    const { platform, status } = await announced(110_000, 30_000)
    expect(status).toBe('failed')
    expect(await readBalance(platform)).toBe(0)
  })

  test('is an expiry after a day for 120,000', async () => {
    const { platform, status } = await announced(120_000, 60 * minute)
    expect(status).toBe('pending')
    await platform.world().schedule.moveTo(beginning + day)
    const [row] = platform.world().tables.deposits.all()
    expect(row && statusAt(row, beginning + day - 1)).toBe('pending')
    expect(row && statusAt(row, beginning + day)).toBe('expired')
  })

  test('is a late credit for 130,000', async () => {
    expect((await announced(130_000, 10 * minute - 1)).status).toBe('pending')
    expect((await announced(130_000, 10 * minute)).status).toBe('credited')
  })

  test('is a credit for any amount if the setting forces it', async () => {
    const platform = await createNewcomerPlatform()
    platform.world().changeSettings({ depositOutcome: 'succeed' })
    await announce(platform, { amount: 110_000 })
    platform.pass(30_000)
    expect(await readBalance(platform)).toBe(110_000)
  })
})

import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { withdraw } from '#contract/withdraw.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { createFundedPlatform, session } from '#mock-server/verify/testing/funded-platform.ts'
import { beginning, type Platform } from '#mock-server/verify/testing/platform.ts'
import { language, memberId, refusal, submit } from '#mock-server/verify/testing/withdrawals.ts'

describe('bonus money', () => {
  /** Makes a deposit of 50,000 with the daily bonus of 2,500; both must be staked three times. */
  async function withBonus() {
    const platform = await createFundedPlatform()
    const transfer = { amount: 50_000, promoId: 'daily', bankCode: 'HANEUL', depositorName: '김해달' }
    await platform.call(
      deposit.manualTransfer,
      { ...transfer, idempotencyKey: 'deposit-1', language },
      session(platform),
    )
    platform.pass(30_000)
    return platform
  }

  const stake = async (platform: Platform, amount: number, at: number) => {
    const world = platform.world()
    const round = `staked-${at}`
    await world.tables.rounds.insert({
      id: round,
      memberId,
      nodeId: 'none',
      launchToken: '',
      idempotencyKey: round,
      player: `member:${memberId}`,
      house: 'house:PP',
      at,
      bet: toMinor(amount),
      win: 0,
      settledAt: at,
      detail: {},
    })
  }

  test('blocks withdrawals until its turnover is met, and the refusal reports the rest', async () => {
    const platform = await withBonus()
    expect(await refusal(platform)).toMatchObject({
      status: 409,
      errorCode: 'TURNOVER_UNMET',
      field: 'body.amount',
      value: { required: 157_500, done: 0, missing: 157_500, bonuses: [{ name: 'Daily 5%' }] },
    })
    await stake(platform, 100_000, beginning + 30_000)
    const { turnover } = await platform.call(withdraw.bankCards, { language }, session(platform))
    expect(turnover).toMatchObject({ required: 157_500, done: 100_000, missing: 57_500 })
    await stake(platform, 57_500, beginning + 30_001)
    expect((await platform.call(withdraw.bankCards, { language }, session(platform))).turnover.missing).toBe(0)
    await submit(platform)
  })

  test('does not count stakes made before it was credited', async () => {
    const platform = await withBonus()
    await stake(platform, 1_000_000, beginning + 29_999)
    expect(await refusal(platform)).toMatchObject({ value: { missing: 157_500 } })
  })
})

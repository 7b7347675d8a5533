import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minute } from '#contract/time-units.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { createFundedPlatform, openingBalance } from '#mock-server/verify/testing/funded-platform.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { heldBalance, readBalance, readReport, submit } from '#mock-server/verify/testing/withdrawals.ts'

const allowMany = { merchant: 'VELVET' }

describe('a hundred withdrawals at once', () => {
  test('never exceed the balance, and ledger and balance agree', async () => {
    const platform = await createPlatform({
      ...allowMany,
      signedIn: 'haedal_92',
      balances: { haedal_92: 3_750_000 },
    })
    const keys = Array.from({ length: 100 }, (_, at) => `parallel-${at}`)
    const answers = await Promise.allSettled(
      keys.map((idempotencyKey) => submit(platform, { amount: 100_000, idempotencyKey })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(37)
    expect(await readBalance(platform)).toBe(50_000)
    expect(heldBalance(platform)).toBe(toMinor(3_700_000))
    platform.pass(minute)
    expect(await readBalance(platform)).toBe(50_000)
    expect(heldBalance(platform)).toBe(0)
    expect(await readReport(platform)).toMatchObject({ total: 37, totalAmount: 3_700_000 })
  })

  test('stay within the daily limit', async () => {
    const platform = await createFundedPlatform()
    const keys = Array.from({ length: 100 }, (_, at) => `parallel-${at}`)
    const answers = await Promise.allSettled(keys.map((idempotencyKey) => submit(platform, { idempotencyKey })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await readBalance(platform)).toBe(openingBalance - 150_000)
  })

  test('of any amounts and outcomes create and lose no money', async () => {
    const amounts = fc.array(fc.constantFrom(100_000, 110_000, 120_000, 130_000, 200_000, 5_000_000), { maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(amounts, async (list) => {
        const platform = await createPlatform({ ...allowMany, signedIn: 'haedal_92', balances: { haedal_92: 900_000 } })
        await Promise.allSettled(list.map((amount, at) => submit(platform, { amount, idempotencyKey: `random-${at}` })))
        platform.pass(minute)
        const left = toMinor(await readBalance(platform))
        const { content } = await readReport(platform)
        const gone = content.filter(({ status }) => status !== 'refused').reduce((sum, one) => sum + one.amount, 0)
        expect(left + toMinor(gone)).toBe(toMinor(900_000))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(heldBalance(platform)).toBe(
          toMinor(content.filter(({ status }) => status === 'pending').reduce((sum, one) => sum + one.amount, 0)),
        )
      }),
      { numRuns: 20 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { type Account, balanceOf, type Movement, type Transfer } from '#mock-server/world/transfers/transfer.ts'

const accounts = ['member:m-0001', 'member:m-0003', 'house:PP', 'platform'] as const satisfies Account[]

const transfer = fc.record({
  reason: fc.constantFrom('bet' as const, 'win' as const),
  from: fc.constantFrom(...accounts),
  to: fc.constantFrom(...accounts),
  amount: fc.integer({ min: -10, max: 200_000_000 }),
  reference: fc.constantFrom('round-1', 'round-2'),
  idempotencyKey: fc.constantFrom('key-1', 'key-2', 'key-3', 'key-4', 'key-5', 'key-6'),
})

const bet = (over: Partial<Transfer> = {}): Transfer => ({
  reason: 'bet',
  from: 'member:m-0001',
  to: 'house:PP',
  amount: 100,
  reference: 'round-1',
  idempotencyKey: 'key-1',
  ...over,
})

describe('the ledger', () => {
  test('keeps balances equal to the sums of its movements, members at zero or above, and each key unique', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { maxLength: 25 }), async (transfers) => {
        const world = (await createPlatform()).world()
        const moves = transfers.map((one) => world.enqueue(() => world.ledger.move(one)))
        await Promise.allSettled(moves)
        const movements = world.tables.movements.all() as readonly Movement[]
        for (const account of accounts) expect(world.ledger.balance(account)).toBe(balanceOf(movements, account))
        for (const account of accounts.slice(0, 2)) expect(world.ledger.balance(account)).toBeGreaterThanOrEqual(0)
        const keys = movements.map(({ idempotencyKey }) => idempotencyKey)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 60 },
    )
  })

  test('moves money once for a key that is sent 50 times concurrently', async () => {
    const world = (await createPlatform()).world()
    const before = world.ledger.balance('member:m-0001')
    await Promise.all(Array.from({ length: 50 }, () => world.enqueue(() => world.ledger.move(bet()))))
    expect(world.ledger.balance('member:m-0001')).toBe(before - 100)
    expect(world.ledger.balance('house:PP')).toBe(100)
  })

  test('never spends the same money twice on concurrent bets', async () => {
    const world = (await createPlatform({ balances: { haedal_92: 10 } })).world()
    const bets = Array.from({ length: 30 }, (_, at) =>
      world.enqueue(() => world.ledger.move(bet({ idempotencyKey: `key-${at}` }))),
    )
    const results = await Promise.allSettled(bets)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(world.ledger.balance('member:m-0001')).toBe(0)
  })

  test('refuses a key of a different movement with its error code, and moves nothing', async () => {
    const world = (await createPlatform()).world()
    await world.ledger.move(bet())
    const before = world.snapshot()
    await expect(world.ledger.move(bet({ amount: 101 }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'the idempotency key of this bet was used for a bet of 100 in minor units; send a new key',
    })
    expect(world.snapshot()).toEqual(before)
  })

  test('names the missing money and the amount that it cannot move', async () => {
    const world = (await createPlatform({ balances: { haedal_92: 10 } })).world()
    await expect(world.ledger.move(bet({ amount: 1_001 }))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      message: 'member:m-0001 has 1000 in minor units; a bet of 1001 needs 1 more',
    })
    await expect(world.ledger.move(bet({ amount: -5 }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'a bet cannot move -5; the amount is a positive whole number of minor units',
    })
  })

  test('opens every account with the balance of its fixture or of the scenario', async () => {
    const world = (await createPlatform({ balances: { newcomer: 12.34 } })).world()
    expect(world.ledger.balance('member:m-0001')).toBe(128_450_000)
    expect(world.ledger.balance('member:m-0003')).toBe(1_234)
    expect(world.ledger.balance('member:nobody')).toBe(0)
  })
})

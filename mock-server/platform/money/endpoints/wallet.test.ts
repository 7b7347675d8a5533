import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { member } from '#contract/member.ts'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { createFundedPlatform, openingBalance, session } from '#mock-server/verify/testing/funded-platform.ts'
import { launchToken } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { ownerOf, walletNames } from '#mock-server/world/transfers/wallet-accounts.ts'

const everything = { startTime: 0, endTime: beginning + day, pageNo: 1, pageSize: 100 }

const wallets = (platform: Platform) => platform.call(wallet.gcsWallets, { language: 'EN' }, session(platform))
const holding = async (platform: Platform) =>
  Object.fromEntries((await wallets(platform)).wallets.map(({ vendor, balance }) => [vendor, balance]))

let keys = 0
const transfer = (platform: Platform, from: string, to: string, amount: number) =>
  platform.call(wallet.walletTransfer, { from, to, amount, idempotencyKey: `transfer-${++keys}` }, session(platform))

const gameOf = (vendor: string, gameType = 'RNG') =>
  catalogue.page({ gameType: gameType as 'RNG', vassalage: vendor, pageNo: 1, pageSize: 1 }).games[0]!

const launch = (platform: Platform, vendor: string, more = {}) => launchToken(platform, gameOf(vendor), more)

const close = (platform: Platform, ...vendors: string[]) =>
  platform.world().changeSettings({ vendorMaintenance: vendors })

describe('the wallets', () => {
  test('are the main one and one per vendor with its own, named in the requested language', async () => {
    const platform = await createFundedPlatform()
    const { sumBalance, wallets: own } = await wallets(platform)
    expect(own.map(({ vendor }) => vendor)).toEqual(['MAIN', 'RV', 'GT', 'OD', 'CD'])
    expect(own.map(({ name }) => name)).toContain('Riverstone')
    expect(own.map(({ balance }) => balance)).toEqual([openingBalance, 0, 0, 0, 0])
    expect(sumBalance).toBe(openingBalance)
    const offered = await platform.call(wallet.merchantWallets, { language: 'KO' })
    expect(offered.wallets[0]).toEqual({ vendor: 'MAIN', name: '메인 지갑' })
    expect(offered.wallets).toHaveLength(5)
  })

  test('keep their sum when money moves between them', async () => {
    const platform = await createFundedPlatform()
    await transfer(platform, 'MAIN', 'GT', 1_000.01)
    await transfer(platform, 'GT', 'OD', 0.01)
    expect(await holding(platform)).toMatchObject({ MAIN: 1_283_499.99, GT: 1_000, OD: 0.01 })
    expect((await platform.call(wallet.memberWallet, {}, session(platform))).sumBalance).toBe(openingBalance)
  })
})

describe('a transfer', () => {
  test('is made once per idempotency key, and repeated even after the wallet has closed', async () => {
    const platform = await createFundedPlatform()
    const request = { from: 'MAIN', to: 'GT', amount: 500, idempotencyKey: 'the-same-key' }
    const made = await Promise.all(
      Array.from({ length: 50 }, () => platform.call(wallet.walletTransfer, request, session(platform))),
    )
    expect(new Set(made.map(({ transferId }) => transferId)).size).toBe(1)
    expect(await holding(platform)).toMatchObject({ MAIN: openingBalance - 500, GT: 500 })
    close(platform, 'GT')
    const again = await platform.call(wallet.walletTransfer, request, session(platform))
    expect(again.transferId).toBe(made[0]?.transferId)
    expect(await platform.refusal(wallet.walletTransfer, { ...request, amount: 501 }, session(platform))).toMatchObject(
      {
        status: 409,
        errorCode: 'IDEMPOTENCY_KEY_REUSED',
        field: 'body.idempotencyKey',
      },
    )
  })

  test.each([
    ['from an unknown wallet', { from: 'PP' }, 404, 'WALLET_UNKNOWN', 'body.from'],
    ['to an unknown wallet', { to: 'NONE' }, 404, 'WALLET_UNKNOWN', 'body.to'],
    ['to the same wallet', { to: 'MAIN' }, 422, 'INVALID_INPUT', 'body.to'],
    ['above the balance', { amount: openingBalance + 0.01 }, 409, 'INSUFFICIENT_FUNDS', 'body.amount'],
    ['of nothing', { amount: 0 }, 422, 'INVALID_INPUT', 'body.amount'],
    ['of a negative amount', { amount: -1 }, 422, 'INVALID_INPUT', 'body.amount'],
    ['finer than the currency', { amount: 0.001 }, 422, 'INVALID_INPUT', 'body.amount'],
    ['to a closed wallet', { to: 'CD' }, 503, 'WALLET_CLOSED', 'body.to'],
  ])('%s is refused and moves no money', async (_, over, status, errorCode, field) => {
    const platform = await createFundedPlatform()
    close(platform, 'CD')
    const before = platform.world().tables.movements.size
    const request = { from: 'MAIN', to: 'GT', amount: 100, idempotencyKey: 'refused-request', ...over }
    expect(await platform.refusal(wallet.walletTransfer, request, session(platform))).toMatchObject({
      status,
      errorCode,
      field,
    })
    expect(platform.world().tables.movements.size).toBe(before)
  })

  test('never loses or creates money, and leaves no wallet below zero, in any order of parallel transfers', async () => {
    const request = fc.record({
      from: fc.constantFrom(...walletNames),
      to: fc.constantFrom(...walletNames),
      amount: fc.integer({ min: 1, max: 40_000 }).map((minor) => minor / 100),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 20 }), async (requests) => {
        const platform = await createPlatform({ signedIn: 'haedal_92', balances: { haedal_92: 300 } })
        await Promise.allSettled(requests.map(({ from, to, amount }) => transfer(platform, from, to, amount)))
        const held = Object.values(await holding(platform))
        expect(Math.min(...held)).toBeGreaterThanOrEqual(0)
        expect(held.reduce((sum, balance) => sum + toMinor(balance), 0)).toBe(30_000)
      }),
      { numRuns: 25 },
    )
  })
})

describe('consolidating the funds', () => {
  test('empties every vendor’s wallet, and moves nothing the next time', async () => {
    const platform = await createFundedPlatform()
    await transfer(platform, 'MAIN', 'GT', 300)
    await transfer(platform, 'MAIN', 'CD', 200)
    const consolidate = () => platform.call(member.fundsConsolidated, {}, session(platform))
    expect(await consolidate()).toEqual({ sumBalance: openingBalance, moved: 500, closed: [] })
    const moved = platform.world().tables.movements.size
    expect(await consolidate()).toEqual({ sumBalance: openingBalance, moved: 0, closed: [] })
    expect(platform.world().tables.movements.size).toBe(moved)
    expect(await holding(platform)).toMatchObject({ MAIN: openingBalance, GT: 0, CD: 0 })
  })

  test('leaves the money in a closed wallet and reports that wallet', async () => {
    const platform = await createFundedPlatform()
    await transfer(platform, 'MAIN', 'GT', 300)
    close(platform, 'GT')
    expect(await platform.call(member.fundsConsolidated, {}, session(platform))).toEqual({
      sumBalance: openingBalance,
      moved: 0,
      closed: ['GT'],
    })
    expect((await wallets(platform)).wallets[2]).toMatchObject({ vendor: 'GT', balance: 300, status: 'closed' })
  })
})

describe('a game', () => {
  const spin = (platform: Platform, token: string, bet: number) =>
    platform.call(slot.spin, { token, bet, idempotencyKey: `spin-${++keys}-key` })

  test('of a vendor with its own wallet plays from it after the launch has moved the money there', async () => {
    const platform = await createFundedPlatform()
    const token = await launch(platform, 'RV', { confirmTrans: 'true' })
    expect(await holding(platform)).toMatchObject({ MAIN: 0, RV: openingBalance })
    const { bet, balance } = await platform.call(slot.open, { token })
    expect(balance).toBe(openingBalance)
    const round = await spin(platform, token, bet)
    expect(await holding(platform)).toMatchObject({ MAIN: 0, RV: round.balance })
    const { content } = await platform.call(wallet.transactions, { ...everything, txCode: 'bet' }, session(platform))
    expect(content[0]).toMatchObject({ wallet: { vendor: 'RV' }, amount: -bet })
  })

  test('that is launched without a transfer plays with the money in that wallet', async () => {
    const platform = await createFundedPlatform()
    await transfer(platform, 'MAIN', 'RV', 7_000)
    const token = await launch(platform, 'RV')
    expect((await platform.call(slot.open, { token })).balance).toBe(7_000)
    expect(await holding(platform)).toMatchObject({ MAIN: openingBalance - 7_000, RV: 7_000 })
  })

  test('of any other vendor plays from the main wallet, to which the launch moves the money back', async () => {
    const platform = await createFundedPlatform()
    await transfer(platform, 'MAIN', 'RV', 7_000)
    const token = await launch(platform, 'PG', { confirmTrans: 'true' })
    expect((await platform.call(slot.open, { token })).balance).toBe(openingBalance)
    expect(await holding(platform)).toMatchObject({ MAIN: openingBalance, RV: 0 })
  })
})

test('the account record shows a transfer in both wallets, filtered by code and wallet, in order', async () => {
  const platform = await createFundedPlatform()
  await transfer(platform, 'MAIN', 'OD', 250)
  const ask = async (more: object) =>
    (await platform.call(wallet.transactions, { ...everything, language: 'EN', ...more }, session(platform))).content
  const both = await ask({ txCode: 'transfer' })
  expect(both).toMatchObject([
    { amount: 250, balance: 250, wallet: { vendor: 'OD', name: 'Oddline' } },
    { amount: -250, balance: openingBalance - 250, wallet: { vendor: 'MAIN', name: 'Main wallet' } },
  ])
  expect(new Set(both.map(({ id }) => id)).size).toBe(2)
  expect(await ask({ wallet: 'OD' })).toEqual(both.slice(0, 1))
  const codes = await platform.call(wallet.txCodes, { language: 'EN' }, session(platform))
  expect(codes).toContainEqual({ txCode: 'transfer', name: 'Wallet transfer' })
})

test('the movements of all accounts add up to zero', async () => {
  const platform = await createFundedPlatform()
  await transfer(platform, 'MAIN', 'GT', 300)
  const { tables, ledger } = platform.world()
  const accounts = new Set(tables.movements.all().flatMap(({ from, to }) => [from, to]))
  expect(Array.from(accounts).reduce((sum, account) => sum + ledger.balance(account), 0)).toBe(0)
  for (const account of accounts) if (ownerOf(account)) expect(ledger.balance(account)).toBeGreaterThanOrEqual(0)
})

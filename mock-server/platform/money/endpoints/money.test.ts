import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { member } from '#contract/member.ts'
import type { Input } from '#contract/resource.ts'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { launchToken, tokenIn } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { heldAccount, ownerOf, walletNames } from '#mock-server/world/transfers/wallet-accounts.ts'

const id = 'm-0001'
const language = 'EN'
const opening = 1_000_000
const everything = { startTime: 0, endTime: beginning + day, pageNo: 1, pageSize: 100 }
const own = catalogue.page({ gameType: 'RNG', vassalage: 'RV', pageNo: 1, pageSize: 1 }).games[0]!
const shared = catalogue.page({ gameType: 'RNG', vassalage: 'PG', pageNo: 1, pageSize: 1 }).games[0]!

const amount = fc.constantFrom(100_000, 110_000, 120_000, 130_000, 200_000, 500_000)
/** Few keys, so that many requests are repeated, or reuse the key of another. */
const idempotencyKey = fc.integer({ min: 1, max: 6 }).map((at) => `random-key-${at}`)
const promoId = fc.constantFrom(undefined, 'daily', 'welcome')

/** A money action of a member; the gateway may refuse it. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('transfer' as const), amount, idempotencyKey, promoId }),
  fc.record({ kind: fc.constant('payment' as const), amount, idempotencyKey, promoId }),
  fc.record({ kind: fc.constant('withdraw' as const), amount, idempotencyKey }),
  fc.record({
    kind: fc.constant('move' as const),
    amount: fc.integer({ min: 1, max: 90_000_000 }).map((minor) => minor / 100),
    idempotencyKey,
    from: fc.constantFrom(...walletNames),
    to: fc.constantFrom(...walletNames),
  }),
  fc.constant({ kind: 'consolidate' as const }),
  fc.record({ kind: fc.constant('play' as const), game: fc.constantFrom(own, shared), idempotencyKey }),
  fc.record({ kind: fc.constant('accept' as const), promoId: fc.constantFrom('daily', 'welcome'), idempotencyKey }),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

type DepositRequest = Omit<Input<typeof deposit.alipay>, 'language'>

async function payThrough(platform: Platform, request: DepositRequest) {
  const made = await platform.call(deposit.alipay, { ...request, language }, platform)
  const token = tokenIn(made.payUrl)
  await platform.call(pay.settle, { token, outcome: 'paid' })
}

async function play(platform: Platform, game: typeof own, key: string) {
  const token = await launchToken(platform, game, { confirmTrans: 'true', language })
  const { bet } = await platform.call(slot.open, { token })
  await platform.call(slot.spin, { token, bet, idempotencyKey: key })
}

function perform(platform: Platform, one: Act): Promise<unknown> {
  const { call } = platform
  switch (one.kind) {
    case 'transfer': {
      const { kind: _, ...request } = one
      return call(deposit.manualTransfer, { ...request, language, bankCode: 'BADA', depositorName: '김해달' }, platform)
    }
    case 'payment': {
      const { kind: _, ...request } = one
      return payThrough(platform, request)
    }
    case 'withdraw': {
      const { kind: _, ...request } = one
      const card = { cardId: `card-${id}-1`, paymentPassword: memberPaymentPassword, language }
      return call(withdraw.withdraw, { ...request, ...card }, platform)
    }
    case 'move': {
      const { kind: _, ...request } = one
      return call(wallet.walletTransfer, request, platform)
    }
    case 'consolidate':
      return call(member.fundsConsolidated, {}, platform)
    case 'play':
      return play(platform, one.game, one.idempotencyKey)
    case 'accept': {
      const [latest] = platform.world().tables.deposits.all()
      const { promoId: promo, idempotencyKey: key } = one
      const input = { depositId: latest?.id ?? 'none', promoId: promo, idempotencyKey: key, language }
      return call(deposit.acceptPromo, input, platform)
    }
  }
}

/** Checks that no member's account is negative and that all accounts add up to zero. */
function checkLedger(platform: Platform) {
  const { tables, ledger } = platform.world()
  const accounts = new Set(tables.movements.all().flatMap(({ from, to }) => [from, to]))
  for (const account of accounts) if (ownerOf(account)) expect(ledger.balance(account)).toBeGreaterThanOrEqual(0)
  expect(Array.from(accounts).reduce((sum, account) => sum + ledger.balance(account), 0)).toBe(0)
}

/** Checks that all reports on one member's money agree. */
async function checkReports(platform: Platform) {
  const { call } = platform
  const { sumBalance } = await call(wallet.gcsWallets, {}, platform)
  const { totals } = await call(wallet.profitAndLoss, everything, platform)
  const held = platform.world().ledger.balance(heldAccount(id))
  const minor = {
    balance: toMinor(sumBalance),
    in: toMinor(totals.deposit),
    out: toMinor(totals.withdrawal),
    profit: toMinor(totals.profit),
  }
  expect(minor.balance + held).toBe(toMinor(opening) + minor.in - minor.out + minor.profit)
  const { content } = await call(withdraw.withdrawReport, { ...everything, language }, platform)
  const sumOf = (status: string) =>
    content.reduce((sum, one) => (one.status === status ? sum + toMinor(one.amount) : sum), 0)
  expect([sumOf('pending'), sumOf('approved')]).toEqual([held, minor.out])
  const deposits = await call(deposit.depositReport, { pageNo: 1, pageSize: 100, language }, platform)
  const credited = deposits.content.filter(({ status }) => status === 'credited')
  expect(credited.reduce((sum, one) => sum + toMinor(one.amount), 0)).toBe(minor.in)
  expect(credited.reduce((sum, one) => sum + toMinor(one.bonus), 0)).toBe(toMinor(totals.bonus))
}

test('accounts and reports agree after any sequence of parallel money actions', async () => {
  const batch = fc.record({
    acts: fc.array(act, { maxLength: 8 }),
    pass: fc.constantFrom(0, 2_000, 30_000, 60_000, 600_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
      const platform = await createPlatform({ signedIn: 'haedal_92', balances: { haedal_92: opening } })
      for (const { acts, pass } of batches) {
        const done = await Promise.allSettled(acts.map((one) => perform(platform, one)))
        const refusals = done.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))
        expect(refusals.filter((refusal) => refusal.includes('UNEXPECTED'))).toEqual([])
        platform.pass(pass)
        await checkReports(platform)
        checkLedger(platform)
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)

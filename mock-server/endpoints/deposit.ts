import { deposit } from '#contract/deposit.ts'
import { banks, deposits, type PromoFixture } from '#fixtures/deposits.ts'
import { type Call, implement, type Member } from '../core/implement.ts'
import { isRealAccount } from '../domain/account-type.ts'
import { bonusFor, statusAt, turnoverFor, withinLimits } from '../domain/deposit.ts'
import { toMajor, toMinor } from '../domain/ledger.ts'
import { passesRule } from '../domain/validation-rules.ts'
import type { DepositRow } from '../world/tables/deposits.ts'
import type { World } from '../world/world.ts'
import { gameLanguage } from './game-view.ts'
import { pageOf } from './paging.ts'

/** How long a transfer is on its way, and a payment page may be used. */
const transferTime = 30_000
const payTime = 15 * 60_000

type WishCall = Call<typeof deposit.manualTransfer> | Call<typeof deposit.paymentGateway>
type KeptDeposit = NonNullable<ReturnType<World['tables']['deposits']['get']>>

const offerOf = (world: World) => deposits[world.merchant().code] ?? { methods: [], promos: [] }

function checkReal({ type }: Member, fail: (code: 'REAL_ACCOUNT_REQUIRED') => never) {
  if (!isRealAccount(type)) fail('REAL_ACCOUNT_REQUIRED')
}

const ownDeposits = (world: World, member: Member) => world.tables.deposits.by('memberId', member.id)

const promosFor = (world: World, member: Member): readonly PromoFixture[] => {
  const now = world.clock.now()
  const began = ownDeposits(world, member).some((row) => ['credited', 'pending'].includes(statusAt(row, now)))
  return offerOf(world).promos.filter(({ first }) => !first || !began)
}

const depositView = (row: KeptDeposit, now: number, language: string) => ({
  id: row.id,
  at: row.at,
  method: row.method,
  bankName: banks.find(({ code }) => code === row.bankCode)?.name[gameLanguage(language)] ?? null,
  amount: toMajor(row.amount),
  bonus: toMajor(row.bonus),
  status: statusAt(row, now),
  settledAt: row.settledAt,
})

function checkAmount({ input, world, fail }: WishCall, method: DepositRow['method']) {
  const limits = offerOf(world).methods.find(({ code }) => code === method)
  if (limits && withinLimits(input.amount, limits)) return
  const { minimum = 0, maximum = 0, unit = 0 } = limits ?? {}
  fail('DEPOSIT_LIMIT', {
    field: 'body.amount',
    message: `${method} takes ${minimum} to ${maximum} in units of ${unit}, not ${input.amount}`,
    value: { minimum, maximum, unit },
  })
}

/** The bonus asked for, in minor units, and what must be staked for it. */
function bonusOf({ input, member, world, fail }: WishCall) {
  if (!input.promoId) return { bonus: 0, turnover: 0 }
  const promo = promosFor(world, member).find(({ id }) => id === input.promoId)
  const bonus = promo ? bonusFor(input.amount, promo) : 0
  if (!promo || bonus === 0) {
    return fail('PROMO_NOT_APPLICABLE', {
      field: 'body.promoId',
      message: `"${input.promoId}" is not for this deposit`,
    })
  }
  return { bonus, turnover: turnoverFor(toMinor(input.amount), bonus, promo.turnover) }
}

/** The deposit made before with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it was another one. */
function madeBefore({ input, member, world, fail }: WishCall, method: DepositRow['method']): KeptDeposit | undefined {
  const row = ownDeposits(world, member).find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey)
  if (row && (row.amount !== toMinor(input.amount) || row.method !== method || row.promoId !== (input.promoId ?? ''))) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key made a deposit of ${toMajor(row.amount)} already; a new deposit needs a new key`,
    })
  }
  return row
}

type Way = Pick<DepositRow, 'method' | 'bankCode' | 'depositorName' | 'payToken' | 'payBy'>

async function make(call: WishCall, way: Way): Promise<KeptDeposit> {
  const { input, member, world, now } = call
  checkAmount(call, way.method)
  const row: DepositRow = {
    ...way,
    id: world.nextId('deposit'),
    memberId: member.id,
    at: now,
    amount: toMinor(input.amount),
    ...bonusOf(call),
    promoId: input.promoId ?? '',
    bonusAt: null,
    status: 'pending',
    settledAt: null,
    idempotencyKey: input.idempotencyKey,
  }
  await world.tables.deposits.insert(row)
  return row
}

function checkTransfer({ input, fail }: Call<typeof deposit.manualTransfer>) {
  if (!banks.some(({ code }) => code === input.bankCode)) {
    fail('INVALID_INPUT', { field: 'body.bankCode', message: `there is no bank "${input.bankCode}"` })
  }
  if (!passesRule('payeeName', input.depositorName)) {
    fail('INVALID_INPUT', { field: 'body.depositorName', message: 'body.depositorName does not pass its rule' })
  }
}

async function announce(call: Call<typeof deposit.manualTransfer>): Promise<KeptDeposit> {
  const { input, world, now } = call
  checkTransfer(call)
  const { bankCode, depositorName } = input
  const row = await make(call, { method: 'BANK', bankCode, depositorName, payToken: null, payBy: null })
  world.schedule.add({ at: now + transferTime, kind: 'creditDeposit', id: row.id })
  return row
}

const openPayment = (call: Call<typeof deposit.paymentGateway>): Promise<KeptDeposit> =>
  make(call, {
    method: 'GATEWAY',
    bankCode: '',
    depositorName: '',
    payToken: call.world.nextId('payment'),
    payBy: call.now + payTime,
  })

export const depositEndpoints = implement(deposit, {
  depositBanks({ input, member, world, fail }) {
    checkReal(member, fail)
    const language = gameLanguage(input.language)
    const accountHolder = world.merchant().name[language]
    const accounts = banks.map((bank) => ({ ...bank, name: bank.name[language], accountHolder }))
    const methods = offerOf(world).methods.map((method) => ({
      ...method,
      quickAmounts: [...method.quickAmounts],
      banks: method.code === 'BANK' ? accounts : [],
    }))
    return { methods }
  },
  depositPromos({ input, member, world, fail }) {
    checkReal(member, fail)
    const language = gameLanguage(input.language)
    return promosFor(world, member).map(({ first: _, ...promo }) => ({
      ...promo,
      name: promo.name[language],
      text: promo.text[language],
    }))
  },
  async manualTransfer(call) {
    checkReal(call.member, call.fail)
    const row = madeBefore(call, 'BANK') ?? (await announce(call))
    return depositView(row, call.now, call.input.language)
  },
  async paymentGateway(call) {
    const { input, member, world, now, fail } = call
    checkReal(member, fail)
    const row = madeBefore(call, 'GATEWAY') ?? (await openPayment(call))
    const query = new URLSearchParams({ token: row.payToken ?? '', world: world.name, language: input.language })
    return { deposit: depositView(row, now, input.language), payUrl: `/__vendors/pay.html?${query}` }
  },
  depositReport({ input, member, world, now }) {
    const rows = ownDeposits(world, member).toReversed()
    return pageOf(
      rows.map((row) => depositView(row, now, input.language)),
      input,
    )
  },
})

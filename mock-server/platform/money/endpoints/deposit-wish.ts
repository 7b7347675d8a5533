import type { deposit } from '#contract/deposit.ts'
import { moneyTimes } from '#fixtures/money-outcomes.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { DepositRow } from '#mock-server/world/tables/deposits.ts'
import { withinLimits } from '../rules/deposit.ts'
import { bonusOf, offerOf, promosFor } from './deposit-promos.ts'
import type { KeptDeposit } from './deposit-view.ts'

export type PaymentCall =
  | Call<typeof deposit.paymentGateway>
  | Call<typeof deposit.alipay>
  | Call<typeof deposit.qqPay>
  | Call<typeof deposit.wechatPay>

type WishCall = Call<typeof deposit.manualTransfer> | PaymentCall

type Way = Pick<DepositRow, 'method' | 'bankCode' | 'depositorName' | 'payBy'> & { onPage: boolean }

const limitsOf = ({ world }: WishCall, method: DepositRow['method']) =>
  offerOf(world).methods.find(({ code }) => code === method)

function checkAmount(call: WishCall, method: DepositRow['method']) {
  const { input, fail } = call
  const limits = limitsOf(call, method)
  if (limits && withinLimits(input.amount, limits)) return
  const { minimum = 0, maximum = 0, unit = 0 } = limits ?? {}
  fail('DEPOSIT_LIMIT', {
    field: 'body.amount',
    message: `${method} takes ${minimum} to ${maximum} in units of ${unit}, not ${input.amount}`,
    value: { minimum, maximum, unit },
  })
}

function bonusWished({ input, member, world, fail }: WishCall) {
  if (!input.promoId) return { bonus: 0, turnover: 0 }
  const promo = promosFor(world, member).find(({ id }) => id === input.promoId)
  return (
    bonusOf(toMinor(input.amount), promo) ??
    fail('PROMO_NOT_APPLICABLE', { field: 'body.promoId', message: `"${input.promoId}" is not for this deposit` })
  )
}

/** The deposit made before with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it was another one. */
export function madeBefore({ input, member, world, fail }: WishCall, method: DepositRow['method']) {
  const [row] = world.tables.deposits.by('idempotencyKey', `${member.id}/${input.idempotencyKey}`)
  const wishedPromo = row?.promoKey ? '' : row?.promoId
  if (row && (row.amount !== toMinor(input.amount) || row.method !== method || wishedPromo !== (input.promoId ?? ''))) {
    fail('IDEMPOTENCY_KEY_REUSED', {
      field: 'body.idempotencyKey',
      message: `this key made a deposit of ${toMajor(row.amount)} already; a new deposit needs a new key`,
    })
  }
  return row
}

/** Keeps a wish as a pending deposit. @throws GatewayError DEPOSIT_LIMIT, PROMO_NOT_APPLICABLE; nothing is kept then. */
export async function makeDeposit(call: WishCall, way: Way): Promise<KeptDeposit> {
  const { input, member, world, now } = call
  checkAmount(call, way.method)
  const bonus = bonusWished(call)
  const row: DepositRow = {
    id: world.nextId('deposit'),
    memberId: member.id,
    at: now,
    method: way.method,
    bankCode: way.bankCode,
    depositorName: way.depositorName,
    amount: toMinor(input.amount),
    ...bonus,
    bonusAt: null,
    promoId: input.promoId ?? '',
    promoKey: '',
    status: 'pending',
    settledAt: null,
    idempotencyKey: input.idempotencyKey,
    payToken: way.onPage ? world.nextId('payment') : null,
    payBy: way.payBy,
    paidAt: null,
  }
  await world.tables.deposits.insert(row)
  return row
}

/** Opens a payment page for a deposit. @throws GatewayError FEATURE_OFF where the merchant has no such method. */
export function openPayment(call: PaymentCall, method: DepositRow['method']): Promise<KeptDeposit> {
  const { world, now, fail } = call
  if (!limitsOf(call, method))
    fail('FEATURE_OFF', { message: `${world.merchant().code} takes no deposits by ${method}` })
  return makeDeposit(call, { method, bankCode: '', depositorName: '', onPage: true, payBy: now + moneyTimes.payment })
}

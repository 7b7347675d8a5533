import type { deposit } from '#contract/deposit.ts'
import { moneyTimes } from '#fixtures/money-outcomes.ts'
import { appUrlOf } from '#mock-server/core/app-url.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { checkDeposit } from '#mock-server/platform/saferplay/state/enforce.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { DepositRow } from '#mock-server/world/tables/deposits.ts'
import { withinLimits } from '../rules/deposit.ts'
import { bonusOf, offerOf, promosFor } from './deposit-promos.ts'
import type { StoredDeposit } from './deposit-view.ts'

export type PaymentCall =
  | Call<typeof deposit.paymentGateway>
  | Call<typeof deposit.alipay>
  | Call<typeof deposit.qqPay>
  | Call<typeof deposit.wechatPay>

type DepositCall = Call<typeof deposit.manualTransfer> | PaymentCall

type NewDeposit = Pick<DepositRow, 'method' | 'bankCode' | 'depositorName' | 'payBy' | 'appUrl'> & { onPage: boolean }

const limitsOf = ({ world }: DepositCall, method: DepositRow['method']) =>
  offerOf(world).methods.find(({ code }) => code === method)

function checkAmount(call: DepositCall, method: DepositRow['method']) {
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

function requestedBonus({ input, member, world, fail }: DepositCall) {
  if (!input.promoId) return { bonus: 0, turnover: 0 }
  const promo = promosFor(world, member).find(({ id }) => id === input.promoId)
  return (
    bonusOf(toMinor(input.amount), promo) ??
    fail('PROMO_NOT_APPLICABLE', {
      field: 'body.promoId',
      message: `the bonus "${input.promoId}" does not apply to this deposit`,
    })
  )
}

/** Returns the deposit made earlier with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
export function depositedBefore(call: DepositCall, method: DepositRow['method']): StoredDeposit | undefined {
  const { input, member, world } = call
  const [row] = world.tables.deposits.by('idempotencyKey', `${member.id}/${input.idempotencyKey}`)
  return replayOf(call, row, {
    action: 'deposit',
    isSame: (made) => {
      const requestedPromo = made.promoKey ? '' : made.promoId
      return made.amount === toMinor(input.amount) && made.method === method && requestedPromo === (input.promoId ?? '')
    },
  })
}

/**
 * Stores a pending deposit.
 *
 * @throws GatewayError DEPOSIT_LIMIT, PROMO_NOT_APPLICABLE, or a refusal of `checkDeposit`; nothing is stored then.
 */
export async function makeDeposit(call: DepositCall, options: NewDeposit): Promise<StoredDeposit> {
  const { input, member, world, now } = call
  checkAmount(call, options.method)
  checkDeposit(world, member.id, toMinor(input.amount))
  const bonus = requestedBonus(call)
  const row: DepositRow = {
    id: world.nextId('deposit'),
    memberId: member.id,
    at: now,
    method: options.method,
    bankCode: options.bankCode,
    depositorName: options.depositorName,
    amount: toMinor(input.amount),
    ...bonus,
    bonusAt: null,
    promoId: input.promoId ?? '',
    promoKey: '',
    status: 'pending',
    settledAt: null,
    idempotencyKey: input.idempotencyKey,
    payToken: options.onPage ? world.nextId('payment') : null,
    appUrl: options.appUrl,
    payBy: options.payBy,
    paidAt: null,
  }
  await world.tables.deposits.insert(row)
  return row
}

/** Stores a deposit with a payment page. @throws GatewayError FEATURE_OFF if the merchant lacks the method. */
export function openPayment(call: PaymentCall, method: DepositRow['method']): Promise<StoredDeposit> {
  const { world, now, fail } = call
  if (!limitsOf(call, method))
    fail('FEATURE_OFF', { message: `${world.merchant().code} does not offer deposits by ${method}` })
  const appUrl = appUrlOf(call, 'body')
  const payBy = now + moneyTimes.payment
  return makeDeposit(call, { method, bankCode: '', depositorName: '', onPage: true, payBy, appUrl })
}

import { type DepositOutcome, moneyTimes } from '#fixtures/money-outcomes.ts'
import { type Call, implement } from '#mock-server/core/implement.ts'
import { depositOutcome } from '#mock-server/platform/money/rules/money-outcome.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { statusAt } from '#mock-server/world/tables/deposits.ts'
import { otherWorldMessage, readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { type Order, pay } from './contract.ts'

type SettleCall = Call<typeof pay.settle>
type Outcome = SettleCall['input']['outcome']
type StoredOrder = ReturnType<typeof findOrder>

function findOrder(world: World, token: string, fail: (code: 'PAYMENT_UNKNOWN', detail: object) => never) {
  const field = 'body.token'
  const read = readToken(world, token)
  if ('otherWorld' in read) {
    return fail('PAYMENT_UNKNOWN', { field, message: otherWorldMessage('payment', read.otherWorld, world) })
  }
  return (
    world.tables.deposits.by('payToken', read.key)[0] ??
    fail('PAYMENT_UNKNOWN', { field, message: 'this world has no such payment' })
  )
}

const statusOf = (order: StoredOrder, now: number): Order['status'] => {
  const status = statusAt(order, now)
  return status === 'pending' && order.paidAt !== null ? 'processing' : status
}

/** The result of a payment for each configured outcome. */
const paying: Record<DepositOutcome, Outcome> = { succeed: 'paid', late: 'paid', fail: 'failed', timeout: 'timeout' }

async function close({ world, now }: SettleCall, { id }: StoredOrder, status: 'failed' | 'cancelled') {
  await world.tables.deposits.update(id, (draft) => {
    draft.status = status
    draft.settledAt = now
  })
}

/** Records the payment; the provider notifies the platform later. */
async function takePayment({ world, now }: SettleCall, { id }: StoredOrder, after: number) {
  await world.tables.deposits.update(id, (draft) => {
    draft.paidAt = now
  })
  world.schedule.add({ at: now + after, kind: 'creditDeposit', id })
}

/** Settles an order. @throws GatewayError PAYMENT_TIMEOUT if the provider does not answer; the order does not change. */
async function settle(call: SettleCall, order: StoredOrder) {
  const { input, world, fail } = call
  const meant = depositOutcome(order.amount, world.settings().depositOutcome)
  const outcome = input.outcome === 'paid' ? paying[meant] : input.outcome
  if (outcome === 'timeout') return fail('PAYMENT_TIMEOUT', { message: 'the payment provider does not answer' })
  if (outcome !== 'paid') return close(call, order, outcome)
  return takePayment(call, order, meant === 'late' ? moneyTimes.late : moneyTimes.callback)
}

export const payEndpoints = implement(pay, {
  open({ input, world, now, fail }) {
    const order = findOrder(world, input.token, fail)
    const { code, name, currency } = world.merchant()
    return {
      orderId: order.id.slice(0, 12).toUpperCase(),
      method: order.method === 'BANK' ? 'GATEWAY' : order.method,
      merchant: { code, name },
      amount: toMajor(order.amount),
      currency,
      status: statusOf(order, now),
      payBy: order.payBy,
      now,
      backUrl: `/m/voucherCenter?${new URLSearchParams({ deposit: order.id })}`,
      appUrl: order.appUrl,
    }
  },
  async settle(call) {
    const { input, world, now, fail } = call
    const order = findOrder(world, input.token, fail)
    if (statusOf(order, now) === 'pending') await settle(call, order)
    return { status: statusOf(findOrder(world, input.token, fail), now) }
  },
})

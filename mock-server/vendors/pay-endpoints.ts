import { implement } from '../core/implement.ts'
import { statusAt } from '../domain/deposit.ts'
import { toMajor } from '../domain/ledger.ts'
import { creditDeposit } from '../world/due/credit-deposit.ts'
import type { World } from '../world/world.ts'
import { pay } from './pay-contract.ts'

const findOrder = (world: World, token: string, fail: (code: 'PAYMENT_UNKNOWN', detail: object) => never) =>
  world.tables.deposits.by('payToken', token)[0] ??
  fail('PAYMENT_UNKNOWN', { field: 'body.token', message: 'this world has no such payment' })

const close = (world: World, id: string, status: 'failed' | 'cancelled', at: number) =>
  world.tables.deposits.update(id, (draft) => {
    draft.status = status
    draft.settledAt = at
  })

export const payEndpoints = implement(pay, {
  open({ input, world, now, fail }) {
    const order = findOrder(world, input.token, fail)
    const { code, name, currency } = world.merchant()
    return {
      orderId: order.id.slice(0, 12).toUpperCase(),
      merchant: { code, name },
      amount: toMajor(order.amount),
      currency,
      status: statusAt(order, now),
      payBy: order.payBy ?? now,
      backUrl: `/m/voucherCenter?${new URLSearchParams({ deposit: order.id })}`,
    }
  },
  async settle({ input, world, now, fail }) {
    const order = findOrder(world, input.token, fail)
    if (statusAt(order, now) === 'pending') {
      if (input.outcome === 'paid') await creditDeposit(world, order.id)
      else await close(world, order.id, input.outcome, now)
    }
    return { status: statusAt(findOrder(world, input.token, fail), now) }
  },
})

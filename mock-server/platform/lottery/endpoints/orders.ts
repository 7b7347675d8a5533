import type { lottery } from '#contract/lottery.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { orderListName } from '#mock-server/world/tables/lottery.ts'
import { orderDetailView, orderView } from '../state/order-view.ts'
import { cancelSuborders as cancel, type LotteryOrder, openSuborders } from '../state/orders.ts'

export function orders({ input, member, world }: Call<typeof lottery.orders>) {
  const language = languageOf(input.language)
  const { status, gameId, startTime = 0, endTime = Number.MAX_SAFE_INTEGER } = input
  const found = world.tables.lotteryOrders
    .list('placed', member.id, orderListName(gameId, status))
    .between(startTime, endTime)
  const { content, ...page } = latestPageOf(found, input)
  return {
    content: content.map(({ row }) => orderView(row, language)),
    ...page,
    totalStake: toMajor(found.sum('stake')),
    totalWin: toMajor(found.sum('win')),
  }
}

type OwnCall = Call<typeof lottery.orderDetail> | Call<typeof lottery.cancelSuborders>

function ownOrder({ input, member, world, fail }: OwnCall): LotteryOrder {
  const order = world.tables.lotteryOrders.get(input.orderId)
  if (order?.memberId === member.id) return order
  return fail('LOTTERY_ORDER_UNKNOWN', { field: 'orderId', message: 'the member has no such order' })
}

export const orderDetail = (call: Call<typeof lottery.orderDetail>) =>
  orderDetailView(call.world, ownOrder(call), languageOf(call.input.language))

export async function cancelSuborders(call: Call<typeof lottery.cancelSuborders>) {
  const { input, world, now, fail } = call
  const order = ownOrder(call)
  const selected = order.suborders.filter(({ id }) => input.suborderIds.includes(id))
  const field = 'body.suborderIds'
  if (selected.length < new Set(input.suborderIds).size) {
    fail('LOTTERY_ORDER_UNKNOWN', { field, message: 'the order does not have all of these suborders' })
  }
  const open = openSuborders(order)
  const remaining = selected.filter(({ cancelledAt }) => cancelledAt === null)
  if (remaining.some((suborder) => !open.includes(suborder) || suborder.closesAt <= now)) {
    fail('LOTTERY_CLOSED', { field, message: 'an issue has closed; its suborders can no longer be cancelled' })
  }
  if (remaining.length > 0) {
    await cancel(
      world,
      order,
      remaining.map(({ id }) => id),
    )
  }
  return orderDetailView(world, ownOrder(call), languageOf(input.language))
}

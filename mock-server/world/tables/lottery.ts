import * as z from 'zod/mini'
import { PlayType, PrizeMode } from '#contract/lottery.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

/** A line of the ticket. `amount` is the stake on each note in minor units, before `multiple`. */
const LineRow = z.object({
  bet: z.string(),
  picks: z.array(z.array(z.string())),
  amount: z.int().check(z.positive()),
  multiple: z.int().check(z.positive()),
})
export type LineRow = z.infer<typeof LineRow>

/** A line for one issue. Unless cancelled, it is a round of its own with the same id. */
const SuborderRow = z.object({
  id: z.string(),
  line: z.int(),
  numero: z.string(),
  closesAt: z.int(),
  drawAt: z.int(),
  /** Minor units. */
  price: z.int().check(z.positive()),
  cancelledAt: z.nullable(z.int()),
  /** The win in minor units; null until its issue is settled. */
  win: z.nullable(z.int()),
})
export type SuborderRow = z.infer<typeof SuborderRow>

const LotteryOrderRow = z.object({
  id: z.string(),
  memberId: z.string(),
  gameId: z.string(),
  playType: PlayType,
  prizeMode: PrizeMode,
  at: z.int(),
  idempotencyKey: z.string(),
  /** A win cancels the suborders for later issues. */
  stopOnWin: z.boolean(),
  lines: z.array(LineRow),
  suborders: z.array(SuborderRow),
})
export type LotteryOrderRow = z.infer<typeof LotteryOrderRow>

type OrderStatus = 'cancelled' | 'open' | 'won' | 'lost'

/** Returns the status of a suborder. */
export function suborderStatus({ cancelledAt, win }: Pick<SuborderRow, 'cancelledAt' | 'win'>): OrderStatus {
  if (cancelledAt !== null) return 'cancelled'
  if (win === null) return 'open'
  return win > 0 ? 'won' : 'lost'
}

type Parts = readonly Pick<SuborderRow, 'cancelledAt' | 'win' | 'price'>[]

const statusOrder = ['open', 'won', 'lost'] as const

/** Returns the status of an order: open while any part is open, then won if any part has won. */
export function orderStatus(parts: Parts): OrderStatus {
  const statuses = parts.map(suborderStatus)
  return statusOrder.find((status) => statuses.includes(status)) ?? 'cancelled'
}

/** Returns the stake and the win of an order in minor units, without cancelled parts. */
export function orderSums(parts: Parts) {
  const kept = parts.filter(({ cancelledAt }) => cancelledAt === null)
  return {
    stake: kept.reduce((sum, { price }) => sum + price, 0),
    win: kept.reduce((sum, { win }) => sum + (win ?? 0), 0),
  }
}

/** Returns the name of a list of orders, filtered by a game, a status, both or neither. */
export const orderListName = (gameId = '', status = ''): string => `${gameId}/${status}`

const placed = ({ memberId, at, gameId, suborders }: LotteryOrderRow) => {
  const status = orderStatus(suborders)
  const names = [orderListName(), orderListName(gameId), orderListName('', status), orderListName(gameId, status)]
  return [{ in: names.map((name) => [memberId, name] as const), by: at, ...orderSums(suborders) }]
}

export const lotteryTables = {
  lotteryOrders: defineTable({
    schema: LotteryOrderRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, idempotencyKey: (row) => row.idempotencyKey },
    lists: { placed },
  }),
}

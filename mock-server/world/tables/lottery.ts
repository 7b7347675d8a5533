import * as z from 'zod/mini'
import { PlayType, PrizeMode } from '#contract/lottery.ts'
import { defineTable } from './table-definition.ts'

/** A line of the ticket. `amount` is the stake on each of its notes, in minor units, to be multiplied. */
const LineRow = z.object({
  bet: z.string(),
  picks: z.array(z.array(z.string())),
  amount: z.int().check(z.positive()),
  multiple: z.int().check(z.positive()),
})
export type LineRow = z.infer<typeof LineRow>

/** A line for one issue. It is a round of its own while it is not cancelled, and has the round's id. */
const SuborderRow = z.object({
  id: z.string(),
  line: z.int(),
  numero: z.string(),
  closesAt: z.int(),
  drawAt: z.int(),
  /** Minor units. */
  price: z.int().check(z.positive()),
  cancelledAt: z.nullable(z.int()),
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
  /** A win takes back what is for later issues. */
  stopOnWin: z.boolean(),
  lines: z.array(LineRow),
  suborders: z.array(SuborderRow),
})
export type LotteryOrderRow = z.infer<typeof LotteryOrderRow>

export const lotteryTables = {
  lotteryOrders: defineTable({
    schema: LotteryOrderRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId, idempotencyKey: (row) => row.idempotencyKey },
  }),
}

import * as z from 'zod/mini'
import { Account } from './ledger.ts'
import { defineTable } from './table-definition.ts'

const FavouriteRow = z.object({ memberId: z.string(), nodeId: z.string(), at: z.int() })

/** A game a member has opened, and when last. */
const RecentRow = z.object({ memberId: z.string(), nodeId: z.string(), at: z.int() })

const LaunchRow = z.object({
  token: z.string(),
  /** Who plays; for a trial its own ledger account, which is no member's id. */
  memberId: z.string(),
  /** Played with money of its own, which is nobody's. */
  trial: z.boolean(),
  nodeId: z.string(),
  language: z.string(),
  expiresAt: z.int(),
  closed: z.boolean(),
})

/** A bet and what came of it. An open one has won nothing yet. Amounts are minor units. */
const RoundRow = z.object({
  id: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  launchToken: z.string(),
  idempotencyKey: z.string(),
  /** Whose money was bet, and who took it; a win goes the other way. */
  player: Account,
  house: Account,
  at: z.int(),
  bet: z.int(),
  win: z.int(),
  settledAt: z.nullable(z.int()),
  /** What the game itself keeps of the round, such as the symbols shown. */
  detail: z.record(z.string(), z.json()),
})
export type RoundRow = z.infer<typeof RoundRow>

export const playTables = {
  favourites: defineTable({
    schema: FavouriteRow,
    key: (row) => `${row.memberId}/${row.nodeId}`,
    indexes: { memberId: (row) => row.memberId },
  }),
  recents: defineTable({
    schema: RecentRow,
    key: (row) => `${row.memberId}/${row.nodeId}`,
    indexes: { memberId: (row) => row.memberId },
  }),
  launches: defineTable({
    schema: LaunchRow,
    key: (row) => row.token,
    indexes: { memberId: (row) => row.memberId },
  }),
  rounds: defineTable({
    schema: RoundRow,
    key: (row) => row.id,
    indexes: {
      memberId: (row) => row.memberId,
      idempotencyKey: (row) => row.idempotencyKey,
      /** Who plays which game. */
      seat: (row) => `${row.memberId}/${row.nodeId}`,
    },
  }),
}

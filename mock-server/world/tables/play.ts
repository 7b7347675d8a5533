import * as z from 'zod/mini'
import type { GameCategory } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { ownerOf } from '../ledger/wallet-accounts.ts'
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
  /** What of the bet was added after `at`, and when. */
  raises: z.optional(z.array(z.object({ at: z.int(), amount: z.int() }))),
  win: z.int(),
  settledAt: z.nullable(z.int()),
  /** What the game itself keeps of the round, such as the symbols shown. */
  detail: z.record(z.string(), z.json()),
})
export type RoundRow = z.infer<typeof RoundRow>

/** The list of a member's rounds of a category that are open, or that are settled. */
export const recordedName = (category: GameCategory | '', status: 'open' | 'settled'): string => `${category}/${status}`

/** All of a member's rounds, open ones too, in the order of their bets; and by category and whether they are open. */
const recorded = ({ memberId, nodeId, at, settledAt, bet, win }: RoundRow) => {
  const narrowed = recordedName(catalogue.game(nodeId)?.gameType ?? '', settledAt === null ? 'open' : 'settled')
  return [{ in: [[memberId, ''] as const, [memberId, narrowed] as const], by: at, bet, win }]
}

/** A member's settled rounds, in the order of their bets. */
const played = ({ memberId, at, settledAt, bet, win }: RoundRow) =>
  settledAt === null ? [] : [{ in: [[memberId, '']] as const, by: at, bet, win }]

/** The same in the order they were settled. */
const settled = ({ memberId, settledAt }: RoundRow) =>
  settledAt === null ? [] : [{ in: [[memberId, '']] as const, by: settledAt }]

/** What a member staked and won in each category of games, when it did. */
const results = ({ memberId, nodeId, at, bet, raises = [], win, settledAt }: RoundRow) => {
  const category = catalogue.game(nodeId)?.gameType
  if (!category) return []
  const line = (by: number, stake: number, prize: number) => ({
    in: [[memberId, category]] as const,
    by,
    bet: stake,
    win: prize,
  })
  const raised = raises.reduce((sum, { amount }) => sum + amount, 0)
  return [
    line(at, bet - raised, 0),
    ...raises.map((raise) => line(raise.at, raise.amount, 0)),
    ...(settledAt !== null && win > 0 ? [line(settledAt, 0, win)] : []),
  ]
}

/** What a member played of each game, open rounds too, in the order of their bets. */
const seats = ({ memberId, nodeId, at }: RoundRow) => [{ in: [[memberId, nodeId]] as const, by: at }]

/** Whose gains are asked for: all in one list, or each member's in a list of its own. */
export const gainsOf = { all: 'all', each: 'each' } as const

/** Rounds that brought more than they cost, in the order they were settled. Money of a trial is no gain. */
const gains = ({ memberId, player, bet, win, at, settledAt }: RoundRow) =>
  win > bet && ownerOf(player) === memberId
    ? [{ in: [[gainsOf.all, ''] as const, [gainsOf.each, memberId] as const], by: settledAt ?? at, amount: win }]
    : []

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
    },
    lists: { recorded, played, settled, results, seats, gains },
  }),
}

import * as z from 'zod/mini'
import type { GameCategory } from '#contract/games.ts'
import type { RoundState } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { Account } from './ledger.ts'

/** A game that a member has added to the favourites or opened, and the last time. */
const MemberGameRow = z.object({ memberId: z.string(), nodeId: z.string(), at: z.int() })

const LaunchRow = z.object({
  token: z.string(),
  /** The player; for a trial its own ledger account, which is not a member's id. */
  memberId: z.string(),
  /** Played with trial money, which belongs to no member. */
  trial: z.boolean(),
  nodeId: z.string(),
  language: z.string(),
  expiresAt: z.int(),
  closed: z.boolean(),
})

/** A bet and its outcome. An open round has won nothing yet. Amounts are minor units. */
const RoundRow = z.object({
  id: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  launchToken: z.string(),
  idempotencyKey: z.string(),
  /** The account that pays the bet, and the one that receives it; a win goes the other way. */
  player: Account,
  house: Account,
  at: z.int(),
  bet: z.int(),
  /** The parts of the bet that were added after `at`. */
  raises: z.optional(z.array(z.object({ at: z.int(), amount: z.int() }))),
  win: z.int(),
  settledAt: z.nullable(z.int()),
  /** The game's own data of the round, such as the symbols shown. */
  detail: z.record(z.string(), z.json()),
})
export type RoundRow = z.infer<typeof RoundRow>

/** Returns the name of a list of a member's open or settled rounds of a category. */
export const recordedName = (category: GameCategory | '', status: 'open' | 'settled'): string => `${category}/${status}`

/** All of a member's rounds in the order of their bets: in one list, and by category and status. */
const recorded = ({ memberId, nodeId, at, settledAt, bet, win }: RoundRow) => {
  const narrowed = recordedName(catalogue.game(nodeId)?.gameType ?? '', settledAt === null ? 'open' : 'settled')
  return [{ in: [[memberId, ''] as const, [memberId, narrowed] as const], by: at, bet, win }]
}

/** Returns the name of a list of rounds by category, vendor and state; an empty text matches any. */
export const filteredName = (category: string, vendor: string, state: RoundState | ''): string =>
  `${category}/${vendor}/${state}`

/** A member's rounds in the order of their bets, in a list for each combination of filters. */
const filtered = ({ memberId, nodeId, at, settledAt, bet, win }: RoundRow) => {
  const { gameType = '', vassalage = '' } = catalogue.game(nodeId) ?? {}
  const paid = win > 0 ? 'won' : 'lost'
  const states = ['', settledAt === null ? 'open' : paid] as const
  const names = ['', gameType].flatMap((category) =>
    ['', vassalage].flatMap((vendor) => states.map((state) => filteredName(category, vendor, state))),
  )
  return [{ in: Array.from(new Set(names), (name) => [memberId, name] as const), by: at, bet, win }]
}

/** A member's rounds by vendor, in the order of their bets. */
const vendors = ({ memberId, nodeId, at }: RoundRow) => [
  { in: [[memberId, catalogue.game(nodeId)?.vassalage ?? ''] as const], by: at },
]

/** A member's settled rounds, in the order of their bets. */
const played = ({ memberId, at, settledAt, bet, win }: RoundRow) =>
  settledAt === null ? [] : [{ in: [[memberId, '']] as const, by: at, bet, win }]

/** A member's settled rounds, in the order of settlement. */
const settled = ({ memberId, settledAt }: RoundRow) =>
  settledAt === null ? [] : [{ in: [[memberId, '']] as const, by: settledAt }]

/** The names of the lists of results by category and by vendor. */
export const resultsOf = {
  category: (category: GameCategory): string => `category/${category}`,
  vendor: (vendor: string): string => `vendor/${vendor}`,
} as const

/** A member's stakes and wins by time, by category and by vendor. */
const results = ({ memberId, nodeId, at, bet, raises = [], win, settledAt }: RoundRow) => {
  const game = catalogue.game(nodeId)
  if (!game) return []
  const names = [resultsOf.category(game.gameType), resultsOf.vendor(game.vassalage)]
  const line = (by: number, stake: number, prize: number) => ({
    in: names.map((name) => [memberId, name] as const),
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

/** A member's rounds of each game, including open ones, in the order of their bets. */
const seats = ({ memberId, nodeId, at }: RoundRow) => [{ in: [[memberId, nodeId]] as const, by: at }]

/** The owners of lists of gains: `all` has one list, `each` has one list per member. */
export const gainsOf = { all: 'all', each: 'each' } as const

/** Rounds that won more than their bet, in the order of settlement. Trial money does not count. */
const gains = ({ memberId, player, bet, win, at, settledAt }: RoundRow) =>
  win > bet && ownerOf(player) === memberId
    ? [{ in: [[gainsOf.all, ''] as const, [gainsOf.each, memberId] as const], by: settledAt ?? at, amount: win }]
    : []

const gamesOfMembers = () =>
  defineTable({
    schema: MemberGameRow,
    key: (row) => `${row.memberId}/${row.nodeId}`,
    indexes: { memberId: (row) => row.memberId },
  })

export const playTables = {
  favourites: gamesOfMembers(),
  recents: gamesOfMembers(),
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
    lists: { recorded, filtered, vendors, played, settled, results, seats, gains },
  }),
}

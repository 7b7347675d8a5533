import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { liveGameNames } from './rules/games.ts'

/** Rank and suit, such as `AS` or `TD`. */
const Card = z.string().check(z.regex(/^[A23456789TJQK][SHDC]$/))

const Outcome = z.discriminatedUnion('game', [
  z.object({ game: z.literal('baccarat'), player: z.array(Card), banker: z.array(Card) }),
  z.object({ game: z.literal('dragonTiger'), dragon: Card, tiger: Card }),
  z.object({ game: z.literal('roulette'), pocket: z.int() }),
])
export type Outcome = z.infer<typeof Outcome>

const Bet = z.object({ spot: z.string(), amount: Amount })
export type Bet = z.infer<typeof Bet>

/** One round on the road: the winner and any pairs; at roulette, the pocket. */
const Mark = z.object({ winner: z.string(), pairs: z.array(z.string()) })
export type Mark = z.infer<typeof Mark>

/** The table at one instant. */
const TableView = z.object({
  /** The world's time, to which the instants below refer. */
  now: Instant,
  roundId: z.string(),
  /** Counted from 1 within its shoe. */
  number: z.int(),
  phase: z.enum(['betting', 'dealing', 'result', 'pause']),
  closesAt: Instant,
  endsAt: Instant,
  /** When the next round accepts bets. */
  opensAt: Instant,
  dealer: z.object({ name: z.string(), look: z.int() }),
  /** Known once betting has closed: the outcome, when each card is revealed, and when the result is announced. */
  deal: z.nullable(z.object({ outcome: Outcome, cardsAt: z.array(Instant), resultAt: Instant })),
  /** The completed rounds of this shoe, oldest first. */
  road: z.array(Mark),
  /** The bets of other players on the main spots. */
  crowd: z.array(z.object({ spot: z.string(), players: z.int(), amount: Amount })),
  /** This player's bets. */
  bets: z.array(Bet),
  /** What these bets returned, stakes included; null until the result is announced. */
  won: z.nullable(Amount),
  balance: Amount,
})
export type TableView = z.infer<typeof TableView>

const Opened = z.object({
  ...openedFields,
  rules: z.enum(liveGameNames),
  /** The smallest bet on any spot. */
  minimum: Amount,
  spots: z.array(z.object({ id: z.string(), pays: z.number(), returnRate: z.number(), maximum: Amount })),
  chips: z.array(Amount),
  /** How long a round accepts bets, in milliseconds. */
  bettingTime: z.int(),
  view: TableView,
})
export type Opened = z.infer<typeof Opened>

/** The calls of a live table's page. Rounds follow the world's clock, even if nobody watches. */
export const live = vendorResource('live', {
  open: {
    method: 'POST',
    path: '/__vendors/api/live/open',
    summary: 'Returns what a launched live table shows: game, limits, chips and current state.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  look: {
    method: 'POST',
    path: '/__vendors/api/live/look',
    summary: 'Returns the current state of the table and the player’s bets.',
    access: 'none',
    body: z.object({ token: Token }),
    response: TableView,
    errors: playErrors,
  },
  bet: {
    method: 'POST',
    path: '/__vendors/api/live/bet',
    summary: 'Places bets while the table accepts them. A repeated idempotency key places them once.',
    access: 'none',
    body: z.object({
      token: Token,
      roundId: z.string().check(z.maxLength(64)),
      bets: z.array(Bet).check(z.minLength(1), z.maxLength(60)),
      idempotencyKey: IdempotencyKey,
    }),
    response: TableView,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED', 'BETTING_CLOSED'],
  },
})

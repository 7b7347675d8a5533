import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/opened/contract.ts'
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

/** One round on the road: who won, and the pairs beside; at roulette the pocket. */
const Mark = z.object({ winner: z.string(), pairs: z.array(z.string()) })
export type Mark = z.infer<typeof Mark>

/** The table at one moment. */
const Sight = z.object({
  /** The world's time; the instants below are told in it. */
  now: Instant,
  roundId: z.string(),
  /** Counted from 1 within its shoe. */
  number: z.int(),
  phase: z.enum(['betting', 'dealing', 'result', 'pause']),
  closesAt: Instant,
  endsAt: Instant,
  /** When bets are taken next. */
  opensAt: Instant,
  dealer: z.object({ name: z.string(), look: z.int() }),
  /** Told when bets are taken no more: what comes, when each card lies open, and when the result is called. */
  deal: z.nullable(z.object({ outcome: Outcome, cardsAt: z.array(Instant), resultAt: Instant })),
  /** The rounds of this shoe that are over, the oldest first. */
  road: z.array(Mark),
  /** What others have on the main spots. */
  crowd: z.array(z.object({ spot: z.string(), players: z.int(), amount: Amount })),
  /** What this player has on the table. */
  bets: z.array(Bet),
  /** What these bets gave back, their stakes included; null until the result is called. */
  won: z.nullable(Amount),
  balance: Amount,
})
export type Sight = z.infer<typeof Sight>

const Opened = z.object({
  ...openedFields,
  rules: z.enum(liveGameNames),
  /** The smallest bet on any spot. */
  minimum: Amount,
  spots: z.array(z.object({ id: z.string(), pays: z.number(), returnRate: z.number(), maximum: Amount })),
  chips: z.array(Amount),
  /** How long a round takes bets, in milliseconds. */
  bettingTime: z.int(),
  sight: Sight,
})
export type Opened = z.infer<typeof Opened>

/** What a live table's page asks of its vendor. Its rounds go on by the world's clock, whoever looks. */
export const live = vendorResource('live', {
  open: {
    method: 'POST',
    path: '/__vendors/api/live/open',
    summary: 'What a launched live table shows: its game, its limits and chips, and where it stands now.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  look: {
    method: 'POST',
    path: '/__vendors/api/live/look',
    summary: 'Where the table stands now, and the player’s bets on it.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Sight,
    errors: playErrors,
  },
  bet: {
    method: 'POST',
    path: '/__vendors/api/live/bet',
    summary: 'Puts chips on the table while it takes bets. The same idempotency key puts them there once.',
    access: 'none',
    body: z.object({
      token: Token,
      roundId: z.string().check(z.maxLength(64)),
      bets: z.array(Bet).check(z.minLength(1), z.maxLength(60)),
      idempotencyKey: IdempotencyKey,
    }),
    response: Sight,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED', 'BETTING_CLOSED'],
  },
})

import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/opened/contract.ts'
import { bingoKinds } from './rules/card.ts'

/** Row by row; null is a cell without a number. */
const Card = z.array(z.nullable(z.int()))

const CardWin = z.object({
  /** Which of the cards, from 0. */
  card: z.int(),
  name: z.enum(['lines', 'corners', 'frame', 'house']),
  /** How many lines; 1 for everything else. */
  count: z.int(),
  /** The ball that completed it, counted from 1. */
  ball: z.int(),
  amount: Amount,
})
export type CardWin = z.infer<typeof CardWin>

const Round = z.object({
  roundId: z.string(),
  cards: z.array(Card),
  /** Of one card. */
  price: Amount,
  /** In the order they come out. */
  balls: z.array(z.int()),
  wins: z.array(CardWin),
  /** What all of them come to; in the wallet once the round is settled. */
  win: Amount,
  /** The world's time, and when the first ball is out; the others follow one by one. */
  now: Instant,
  startsAt: Instant,
  every: z.int(),
  settled: z.boolean(),
  balance: Amount,
})
export type Round = z.infer<typeof Round>

const Offer = z.object({ deal: z.int(), cards: z.array(Card) })
export type Offer = z.infer<typeof Offer>

/** Times a card's price. */
const Pays = z.number()

const Opened = z.object({
  ...openedFields,
  kind: z.enum(bingoKinds),
  rows: z.int(),
  columns: z.int(),
  balls: z.int(),
  drawn: z.int(),
  lines: z.array(z.array(z.int())),
  patterns: z.array(z.object({ name: z.enum(['corners', 'frame']), cells: z.array(z.int()), pays: Pays })),
  linePays: z.array(z.object({ lines: z.int(), pays: Pays })),
  housePays: z.array(z.object({ by: z.int(), pays: Pays })),
  returnRate: z.number(),
  /** What a card may cost, the least first; and what the last one cost. */
  prices: z.array(Amount),
  price: Amount,
  offer: Offer,
  /** The round that is still being drawn, if there is one. */
  round: z.nullable(Round),
})
export type Opened = z.infer<typeof Opened>

const deal = z.int().check(z.gte(1), z.lte(1_000_000))

/** What a bingo game's page asks of its vendor. */
export const bingo = vendorResource('bingo', {
  open: {
    method: 'POST',
    path: '/__vendors/api/bingo/open',
    summary: 'What a launched bingo game shows: its rules and prizes, cards on offer, and a round under way.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  deal: {
    method: 'POST',
    path: '/__vendors/api/bingo/deal',
    summary: 'Other cards to choose from, by their number.',
    access: 'none',
    body: z.object({ token: Token, deal }),
    response: Offer,
    errors: playErrors,
  },
  buy: {
    method: 'POST',
    path: '/__vendors/api/bingo/buy',
    summary: 'Buys the first cards of an offer and begins to draw. The same idempotency key buys them once.',
    access: 'none',
    body: z.object({
      token: Token,
      deal,
      cards: z.int().check(z.gte(1), z.lte(4)),
      price: Amount,
      idempotencyKey: IdempotencyKey,
    }),
    response: Round,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED', 'ROUND_OPEN'],
  },
  finish: {
    method: 'POST',
    path: '/__vendors/api/bingo/finish',
    summary: 'Draws all the balls that are left and settles the round; one that is settled stays as it is.',
    access: 'none',
    body: z.object({ token: Token, roundId: z.string().check(z.maxLength(64)) }),
    response: Round,
    errors: [...playErrors, 'ROUND_UNKNOWN'],
  },
})

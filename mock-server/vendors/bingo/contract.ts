import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { bingoKinds } from './rules/card.ts'

/** Row by row; null for a cell without a number. */
const Card = z.array(z.nullable(z.int()))

const CardWin = z.object({
  /** The index of the card. */
  card: z.int(),
  name: z.enum(['lines', 'corners', 'frame', 'house']),
  /** The number of lines; 1 for other patterns. */
  count: z.int(),
  /** The ball that completed it, counted from 1. */
  ball: z.int(),
  amount: Amount,
})
export type CardWin = z.infer<typeof CardWin>

const Round = z.object({
  roundId: z.string(),
  cards: z.array(Card),
  /** The price of one card. */
  price: Amount,
  /** In drawing order. */
  balls: z.array(z.int()),
  wins: z.array(CardWin),
  /** The sum of all wins; credited once the round is settled. */
  win: Amount,
  /** The world's time, and when the first ball is drawn; the others follow one by one. */
  now: Instant,
  startsAt: Instant,
  every: z.int(),
  settled: z.boolean(),
  balance: Amount,
})
export type Round = z.infer<typeof Round>

const Offer = z.object({ deal: z.int(), cards: z.array(Card) })
export type Offer = z.infer<typeof Offer>

/** A multiple of the card's price. */
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
  /** The possible prices of a card, smallest first, and the last price paid. */
  prices: z.array(Amount),
  price: Amount,
  offer: Offer,
  /** The round in progress, if any. */
  round: z.nullable(Round),
})
export type Opened = z.infer<typeof Opened>

const deal = z.int().check(z.gte(1), z.lte(1_000_000))

/** The calls of a bingo game's page. */
export const bingo = vendorResource('bingo', {
  open: {
    method: 'POST',
    path: '/__vendors/api/bingo/open',
    summary: 'Returns what a launched bingo game shows: rules, prizes, cards on offer and a round in progress.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  deal: {
    method: 'POST',
    path: '/__vendors/api/bingo/deal',
    summary: 'Returns the offer of cards with a number.',
    access: 'none',
    body: z.object({ token: Token, deal }),
    response: Offer,
    errors: playErrors,
  },
  buy: {
    method: 'POST',
    path: '/__vendors/api/bingo/buy',
    summary: 'Buys the first cards of an offer and starts to draw. A repeated idempotency key buys them once.',
    access: 'none',
    body: z.object({
      token: Token,
      deal,
      cards: z.int().check(z.gte(1), z.lte(4)),
      price: Amount,
      idempotencyKey: IdempotencyKey,
    }),
    response: Round,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED', 'ROUND_OPEN'],
  },
  finish: {
    method: 'POST',
    path: '/__vendors/api/bingo/finish',
    summary: 'Draws all remaining balls and settles the round. A settled round does not change.',
    access: 'none',
    body: z.object({ token: Token, roundId: z.string().check(z.maxLength(64)) }),
    response: Round,
    errors: [...playErrors, 'ROUND_UNKNOWN'],
  },
})

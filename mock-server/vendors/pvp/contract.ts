import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/opened/contract.ts'
import { pvpMoves } from './rules/hand.ts'

/** Month and which of its two cards, such as `8a`. */
const Card = z.string().check(z.regex(/^(10|[1-9])[ab]$/))
const Move = z.enum(pvpMoves)
export type Move = z.infer<typeof Move>

const HandName = z.object({
  name: z.enum(['light38', 'light', 'double', 'alli', 'doksa', 'gupping', 'jangpping', 'jangsa', 'seryuk', 'points']),
  /** The month of a double, the last digit for points; 0 for what has a name of its own. */
  value: z.int(),
})
export type HandName = z.infer<typeof HandName>

const Seat = z.object({
  name: z.string(),
  glyph: z.string(),
  /** Null is a card lying face down. The player's own are open to him; the others' only when they are shown. */
  cards: z.array(z.nullable(Card)),
  /** What both open cards make. */
  hand: z.nullable(HandName),
  folded: z.boolean(),
  /** What it has put into the pot, and what it took out of it in the end. */
  paid: Amount,
  took: Amount,
})
export type Seat = z.infer<typeof Seat>

const Event = z.object({ seat: z.int(), street: z.int(), move: Move, pays: Amount, at: Instant })
export type Event = z.infer<typeof Event>

const Turn = z.object({
  /** How many moves the player has made: with the hand's id it names this turn. */
  number: z.int(),
  /** When it came to him, and when it is too late: he has folded then. */
  since: Instant,
  until: Instant,
  options: z.array(z.object({ move: Move, pays: Amount })),
})
export type Turn = z.infer<typeof Turn>

const Hand = z.object({
  handId: z.string(),
  ante: Amount,
  startsAt: Instant,
  /** The first round of betting is on one card, the second on two. */
  street: z.int(),
  /** Which seat is asked first; the player has seat 0. */
  first: z.int(),
  seats: z.array(Seat),
  events: z.array(Event),
  pot: Amount,
  turn: z.nullable(Turn),
  /** When it ended, and what the house took; null while it is played. */
  end: z.nullable(z.object({ at: Instant, rake: Amount, showdown: z.boolean() })),
})
export type Hand = z.infer<typeof Hand>

const Sight = z.object({ now: Instant, hand: z.nullable(Hand), balance: Amount })
export type Sight = z.infer<typeof Sight>

const Opened = z.object({
  ...openedFields,
  /** What a hand may cost to sit in on, the least first; and what the last one cost. */
  antes: z.array(Amount),
  ante: Amount,
  /** The most that can be lost in a hand, in antes. */
  stackAntes: z.int(),
  rakeRate: z.number(),
  returnRate: z.number(),
  /** Milliseconds to think. */
  turnTime: z.int(),
  opponents: z.array(z.object({ name: z.string(), glyph: z.string() })),
  sight: Sight,
})
export type Opened = z.infer<typeof Opened>

/** What the page of a game against others asks of its vendor. */
export const pvp = vendorResource('pvp', {
  open: {
    method: 'POST',
    path: '/__vendors/api/pvp/open',
    summary: 'What a launched table shows: who sits at it, what it costs, and a hand under way.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  look: {
    method: 'POST',
    path: '/__vendors/api/pvp/look',
    summary: 'The player’s last hand as it stands now.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Sight,
    errors: playErrors,
  },
  deal: {
    method: 'POST',
    path: '/__vendors/api/pvp/deal',
    summary: 'Pays the ante and deals a hand. The same idempotency key deals it once.',
    access: 'none',
    body: z.object({ token: Token, ante: Amount, idempotencyKey: IdempotencyKey }),
    response: Sight,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED', 'ROUND_OPEN'],
  },
  move: {
    method: 'POST',
    path: '/__vendors/api/pvp/move',
    summary: 'Makes a move of the player’s. Sent again for the same turn it changes nothing.',
    access: 'none',
    body: z.object({
      token: Token,
      handId: z.string().check(z.maxLength(64)),
      turn: z.int().check(z.gte(0), z.lte(100)),
      move: Move,
    }),
    response: Sight,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'ROUND_UNKNOWN', 'TURN_PASSED'],
  },
})

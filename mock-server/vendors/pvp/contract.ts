import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { pvpMoves } from './rules/hand.ts'

/** The month and one of its two cards, such as `8a`. */
const Card = z.string().check(z.regex(/^(10|[1-9])[ab]$/))
const Move = z.enum(pvpMoves)
export type Move = z.infer<typeof Move>

const HandName = z.object({
  name: z.enum(['light38', 'light', 'double', 'alli', 'doksa', 'gupping', 'jangpping', 'jangsa', 'seryuk', 'points']),
  /** The month of a double, the last digit for points; 0 for other hands. */
  value: z.int(),
})
export type HandName = z.infer<typeof HandName>

const Seat = z.object({
  name: z.string(),
  glyph: z.string(),
  /** Null for a card face down. Other players' cards are visible only at a showdown. */
  cards: z.array(z.nullable(Card)),
  /** The hand of both visible cards. */
  hand: z.nullable(HandName),
  folded: z.boolean(),
  /** What it paid into the pot, and what it received at the end. */
  paid: Amount,
  took: Amount,
})
export type Seat = z.infer<typeof Seat>

const Event = z.object({ seat: z.int(), street: z.int(), move: Move, pays: Amount, at: Instant })
export type Event = z.infer<typeof Event>

const Turn = z.object({
  /** The number of the player's moves so far, which identifies this turn of the hand. */
  number: z.int(),
  /** When the turn started, and when it ends with an automatic fold. */
  since: Instant,
  until: Instant,
  options: z.array(z.object({ move: Move, pays: Amount })),
})
export type Turn = z.infer<typeof Turn>

const Hand = z.object({
  handId: z.string(),
  ante: Amount,
  startsAt: Instant,
  /** The betting round: 1 with one card, 2 with two. */
  street: z.int(),
  /** The seat that acts first; the player has seat 0. */
  first: z.int(),
  seats: z.array(Seat),
  events: z.array(Event),
  pot: Amount,
  turn: z.nullable(Turn),
  /** When it ended, and the house's rake; null during play. */
  end: z.nullable(z.object({ at: Instant, rake: Amount, showdown: z.boolean() })),
})
export type Hand = z.infer<typeof Hand>

const TableView = z.object({ now: Instant, hand: z.nullable(Hand), balance: Amount })
export type TableView = z.infer<typeof TableView>

const Opened = z.object({
  ...openedFields,
  /** The possible antes, smallest first, and the last one paid. */
  antes: z.array(Amount),
  ante: Amount,
  /** The largest possible loss in a hand, in antes. */
  stackAntes: z.int(),
  rakeRate: z.number(),
  returnRate: z.number(),
  /** Milliseconds per turn. */
  turnTime: z.int(),
  opponents: z.array(z.object({ name: z.string(), glyph: z.string() })),
  view: TableView,
})
export type Opened = z.infer<typeof Opened>

/** The calls of the page of a game against other players. */
export const pvp = vendorResource('pvp', {
  open: {
    method: 'POST',
    path: '/__vendors/api/pvp/open',
    summary: 'Returns what a launched table shows: opponents, antes and a hand in progress.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  look: {
    method: 'POST',
    path: '/__vendors/api/pvp/look',
    summary: 'Returns the current state of the player’s last hand.',
    access: 'none',
    body: z.object({ token: Token }),
    response: TableView,
    errors: playErrors,
  },
  deal: {
    method: 'POST',
    path: '/__vendors/api/pvp/deal',
    summary: 'Pays the ante and deals a hand. A repeated idempotency key deals it once.',
    access: 'none',
    body: z.object({ token: Token, ante: Amount, idempotencyKey: IdempotencyKey }),
    response: TableView,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED', 'ROUND_OPEN'],
  },
  move: {
    method: 'POST',
    path: '/__vendors/api/pvp/move',
    summary: 'Makes a move of the player. A repeat for the same turn changes nothing.',
    access: 'none',
    body: z.object({
      token: Token,
      handId: z.string().check(z.maxLength(64)),
      turn: z.int().check(z.gte(0), z.lte(100)),
      move: Move,
    }),
    response: TableView,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'ROUND_UNKNOWN', 'TURN_PASSED'],
  },
})

import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, queryInteger, Token } from '#contract/primitives.ts'
import { sportNames } from '#fixtures/sports/leagues.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/opened/contract.ts'
import { marketNames, pickNames } from './rules/markets.ts'

const Sport = z.enum(sportNames)
const Market = z.enum(marketNames)
const Pick = z.enum(pickNames)
const MatchId = z.string().check(z.minLength(1), z.maxLength(40))
const Odds = z.number()

const Clock = z.object({
  /** What is counted: minutes, innings, quarters, maps. */
  unit: z.enum(['minute', 'inning', 'quarter', 'map']),
  value: z.int(),
  /** The second half of an inning. */
  bottom: z.boolean(),
})

const MatchView = z.object({
  id: MatchId,
  sport: Sport,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: Instant,
  status: z.enum(['upcoming', 'live', 'finished']),
  clock: z.nullable(Clock),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  markets: z.array(
    z.object({
      name: Market,
      line: z.nullable(z.number()),
      /** Decimal odds; null while the pick is not taken. */
      picks: z.array(z.object({ id: Pick, odds: z.nullable(Odds) })),
    }),
  ),
})
export type MatchView = z.infer<typeof MatchView>

/** What is picked, and the odds it was seen at. */
const Leg = z.object({
  matchId: MatchId,
  market: Market,
  pick: Pick,
  odds: z.number().check(z.gte(1.01), z.lte(1_000)),
})
const Legs = z.array(Leg).check(z.minLength(1), z.maxLength(10))

/** A leg's odds now; null while it is not taken. */
const Quote = z.object({ matchId: MatchId, market: Market, pick: Pick, odds: z.nullable(Odds) })
export type Quote = z.infer<typeof Quote>

const BetLeg = z.object({
  matchId: MatchId,
  sport: Sport,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: Instant,
  market: Market,
  pick: Pick,
  line: z.nullable(z.number()),
  odds: Odds,
  status: z.enum(['open', 'won', 'lost', 'void']),
  matchStatus: z.enum(['upcoming', 'live', 'finished']),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
})

const Bet = z.object({
  id: z.string(),
  at: Instant,
  stake: Amount,
  /** Of all legs together. */
  odds: Odds,
  /** What it pays if every leg wins. */
  potential: Amount,
  status: z.enum(['open', 'won', 'lost', 'void']),
  win: Amount,
  legs: z.array(BetLeg),
})
export type SportsBet = z.infer<typeof Bet>

const Opened = z.object({
  ...openedFields,
  now: Instant,
  limits: z.object({ least: Amount, most: Amount, payout: Amount }),
  returnRate: z.number(),
  sports: z.array(z.object({ id: Sport, live: z.int() })),
})
export type SportsOpened = z.infer<typeof Opened>

const Board = z.object({
  now: Instant,
  balance: Amount,
  sports: z.array(z.object({ id: Sport, live: z.int() })),
  matches: z.array(MatchView),
})
export type Board = z.infer<typeof Board>

/** What a sportsbook's page asks of its vendor. */
export const sports = vendorResource('sports', {
  open: {
    method: 'POST',
    path: '/__vendors/api/sports/open',
    summary: 'What a launched sportsbook shows: its name, the balance, the limits, and how much of each sport is on.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  board: {
    method: 'POST',
    path: '/__vendors/api/sports/board',
    summary: 'The matches of a sport that are on, still to come, or over, with scores and odds of this instant.',
    access: 'none',
    body: z.object({ token: Token, sport: Sport, view: z.enum(['live', 'upcoming', 'results']) }),
    response: Board,
    errors: playErrors,
  },
  quote: {
    method: 'POST',
    path: '/__vendors/api/sports/quote',
    summary: 'The odds of picks at this instant.',
    access: 'none',
    body: z.object({ token: Token, legs: Legs }),
    response: z.object({ now: Instant, legs: z.array(Quote) }),
    errors: [...playErrors, 'MATCH_NOT_FOUND'],
  },
  place: {
    method: 'POST',
    path: '/__vendors/api/sports/place',
    summary: 'Places a single, or several picks as one accumulator. The same idempotency key gives the same bet.',
    access: 'none',
    body: z.object({
      token: Token,
      legs: Legs,
      stake: Amount,
      /** Other odds than those seen are taken: never, when they are better, or always. */
      accept: z.enum(['none', 'better', 'any']),
      idempotencyKey: IdempotencyKey,
    }),
    response: z.object({ bet: Bet, balance: Amount }),
    errors: [
      ...playErrors,
      'MATCH_NOT_FOUND',
      'ODDS_CHANGED',
      'BETTING_CLOSED',
      'STAKE_LIMIT',
      'INSUFFICIENT_FUNDS',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  bets: {
    method: 'POST',
    path: '/__vendors/api/sports/bets',
    summary: 'One page of the member’s bets here, open or settled, the latest first.',
    access: 'none',
    body: z.object({
      token: Token,
      status: z.enum(['open', 'settled']),
      pageNo: queryInteger(1, 100_000),
      pageSize: queryInteger(1, 50),
    }),
    response: z.object({
      now: Instant,
      balance: Amount,
      content: z.array(Bet),
      pageNum: z.int(),
      totalPages: z.int(),
      total: z.int(),
    }),
    errors: playErrors,
  },
})

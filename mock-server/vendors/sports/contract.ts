import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, queryInteger, Token } from '#contract/primitives.ts'
import { sportNames } from '#fixtures/sports/leagues.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { marketNames, pickNames } from './rules/markets.ts'

const Sport = z.enum(sportNames)
const Market = z.enum(marketNames)
const Pick = z.enum(pickNames)
const MatchId = z.string().check(z.minLength(1), z.maxLength(40))
const Odds = z.number()

const Clock = z.object({
  /** The unit of the count: minutes, innings, quarters or maps. */
  unit: z.enum(['minute', 'inning', 'quarter', 'map']),
  value: z.int(),
  /** Whether it is the second half of an inning. */
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
      /** Decimal odds; null while the pick is closed. */
      picks: z.array(z.object({ id: Pick, odds: z.nullable(Odds) })),
    }),
  ),
})
export type MatchView = z.infer<typeof MatchView>

/** A pick with the odds that the player saw. */
const Leg = z.object({
  matchId: MatchId,
  market: Market,
  pick: Pick,
  odds: z.number().check(z.gte(1.01), z.lte(1_000)),
})
const Legs = z.array(Leg).check(z.minLength(1), z.maxLength(10))

/** A leg's current odds; null while the pick is closed. */
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
  /** The product of all legs' odds. */
  odds: Odds,
  /** The payout if every leg wins. */
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
export type Opened = z.infer<typeof Opened>

const Board = z.object({
  now: Instant,
  balance: Amount,
  sports: z.array(z.object({ id: Sport, live: z.int() })),
  matches: z.array(MatchView),
})
export type Board = z.infer<typeof Board>

/** The calls of a sportsbook's page. */
export const sports = vendorResource('sports', {
  open: {
    method: 'POST',
    path: '/__vendors/api/sports/open',
    summary:
      'Returns what a launched sportsbook shows: name, balance, limits and the number of live matches per sport.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  board: {
    method: 'POST',
    path: '/__vendors/api/sports/board',
    summary: 'Returns the live, upcoming or finished matches of a sport with current scores and odds.',
    access: 'none',
    body: z.object({ token: Token, sport: Sport, view: z.enum(['live', 'upcoming', 'results']) }),
    response: Board,
    errors: playErrors,
  },
  quote: {
    method: 'POST',
    path: '/__vendors/api/sports/quote',
    summary: 'Returns the current odds of picks.',
    access: 'none',
    body: z.object({ token: Token, legs: Legs }),
    response: z.object({ now: Instant, legs: z.array(Quote) }),
    errors: [...playErrors, 'MATCH_NOT_FOUND'],
  },
  place: {
    method: 'POST',
    path: '/__vendors/api/sports/place',
    summary: 'Places a single, or several picks as an accumulator. A repeated idempotency key returns the same bet.',
    access: 'none',
    body: z.object({
      token: Token,
      legs: Legs,
      stake: Amount,
      /** Whether to accept changed odds: never, if they are better, or always. */
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
      'PLAY_LIMIT_REACHED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  bets: {
    method: 'POST',
    path: '/__vendors/api/sports/bets',
    summary: 'Returns one page of the member’s open or settled bets, newest first.',
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

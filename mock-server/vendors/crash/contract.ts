import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { topMultiplier } from './rules/crash.ts'

const Phase = z.enum(['betting', 'flying', 'crashed'])
const Multiplier = z.number()

const Bet = z.object({
  id: z.string(),
  round: z.int(),
  bet: Amount,
  /** The multiplier of the automatic cash-out; null if there is none. */
  auto: z.nullable(Multiplier),
  status: z.enum(['open', 'won', 'lost']),
  /** The multiplier at which it was cashed out. */
  cashedOut: z.nullable(Multiplier),
  win: Amount,
})
export type CrashBet = z.infer<typeof Bet>

const Round = z.object({
  number: z.int(),
  phase: Phase,
  bettingAt: Instant,
  takeOffAt: Instant,
  /** SHA-256 of the seed, known before the first bet. */
  hash: z.string(),
  /** The seed and the crash point that follows from it; null until the crash. */
  seed: z.nullable(z.string()),
  point: z.nullable(Multiplier),
  /** When the next round starts; null until the crash. */
  endsAt: z.nullable(Instant),
})

const Player = z.object({ name: z.string(), bet: Amount, cashedOut: z.nullable(Multiplier) })

const State = z.object({
  now: Instant,
  round: Round,
  /** The crash points of earlier rounds, newest first. */
  history: z.array(z.object({ number: z.int(), point: Multiplier })),
  /** The member's bets of this round. */
  bets: z.array(Bet),
  players: z.array(Player),
  balance: Amount,
})
export type CrashState = z.infer<typeof State>

const Opened = z.object({
  ...openedFields,
  bets: z.array(Amount),
  /** The bet of the member's last round in this game. */
  bet: Amount,
  returnRate: z.number(),
  topMultiplier: Multiplier,
  state: State,
})

export type Opened = z.infer<typeof Opened>

const BetDone = z.object({ bet: Bet, balance: Amount })

/** The calls of a crash game's page. */
export const crash = vendorResource('crash', {
  open: {
    method: 'POST',
    path: '/__vendors/api/crash/open',
    summary: 'Returns what a launched crash game shows: name, balance, bets and the current round.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  watch: {
    method: 'POST',
    path: '/__vendors/api/crash/watch',
    summary:
      'Returns the round. If the page names the phase it shows, the call answers when that phase ends, or after 4 seconds.',
    access: 'none',
    body: z.object({ token: Token, seen: z.optional(z.object({ number: z.int(), phase: Phase })) }),
    response: State,
    errors: playErrors,
  },
  bet: {
    method: 'POST',
    path: '/__vendors/api/crash/bet',
    summary:
      'Bets on a round that has not taken off. The same idempotency key gives the same bet and moves money once.',
    access: 'none',
    body: z.object({
      token: Token,
      round: z.int(),
      bet: Amount,
      auto: z.nullable(z.number().check(z.gte(1.01), z.lte(topMultiplier), z.multipleOf(0.01))),
      idempotencyKey: IdempotencyKey,
    }),
    response: BetDone,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED', 'BETTING_CLOSED'],
  },
  cashOut: {
    method: 'POST',
    path: '/__vendors/api/crash/cash-out',
    summary: 'Cashes a bet out at the current multiplier. A settled bet does not change.',
    access: 'none',
    body: z.object({ token: Token, betId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: BetDone,
    errors: [...playErrors, 'BET_NOT_FOUND', 'ROUND_NOT_STARTED'],
  },
  proof: {
    method: 'POST',
    path: '/__vendors/api/crash/proof',
    summary: 'Returns the seed of a finished round, its hash and the crash point that follows from it.',
    access: 'none',
    body: z.object({ token: Token, number: z.int().check(z.gte(0)) }),
    response: z.object({ number: z.int(), hash: z.string(), seed: z.string(), point: Multiplier, at: Instant }),
    errors: [...playErrors, 'ROUND_NOT_FOUND'],
  },
})

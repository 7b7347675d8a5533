import * as z from 'zod/mini'
import { Issue, OpenedLottery, OrderDetail, PlayType, PrizeMode } from '#contract/lottery.ts'
import { Amount, IdempotencyKey, Instant, LanguageCode, Token } from '#contract/primitives.ts'
import { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))

const Home = z.object({
  /** The platform's time. */
  now: Instant,
  /** The session's: what a launch token was taken for, and what all other calls are made with. */
  token: Token,
  account: z.string(),
  merchant: z.object({ code: z.string(), name: z.string() }),
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
  balance: Amount,
  /** The merchant's colours by the css name asked for; `radius` in pixels. */
  skin: z.object({ mode: ThemeMode, radius: z.int(), tokens: ThemeTokens }),
  /** Whose lottery was launched, and which of them; null where the address of the page says it, or all of them were. */
  vendor: z.nullable(Id),
  gameId: z.nullable(Id),
})
export type Home = z.infer<typeof Home>

const Option = z.object({
  code: z.string(),
  label: z.string(),
  /** Where every option has odds of its own: what one pays for one. */
  odds: z.nullable(z.number()),
})

const Shape = z.object({
  kind: z.enum(['board', 'positions', 'combination', 'number']),
  rows: z.array(z.object({ code: z.string(), name: z.string(), options: z.array(Option) })),
  /** How many a combination takes, or how many digits a number has; 1 otherwise. */
  size: z.int(),
  /** No option may stand in two places of one note. */
  distinct: z.boolean(),
})

const BetView = z.object({
  code: z.string(),
  name: z.string(),
  rule: z.string(),
  shape: Shape,
  /** What its prizes pay for one; from the least where that depends on what is picked. */
  prizes: z.array(z.object({ name: z.string(), odds: z.number(), highest: z.number() })),
})
export type BetView = z.infer<typeof BetView>

const Board = z.object({
  /** The platform's time. */
  now: Instant,
  game: OpenedLottery,
  /** As asked for, or the usual one of the lottery where it has not that one. */
  playType: PlayType,
  prizeMode: PrizeMode,
  /** The issue that takes bets, and those after it that may be bet on already. */
  coming: z.array(Issue),
  bets: z.array(BetView),
})
export type Board = z.infer<typeof Board>

const Line = z.object({
  bet: Id,
  picks: z.array(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(1_000))).check(z.maxLength(10)),
  /** On each note, to be multiplied. */
  amount: Amount,
  multiple: z.int().check(z.gte(1), z.lte(1_000)),
})

const Place = z.object({
  gameId: Id,
  playType: PlayType,
  prizeMode: PrizeMode,
  lines: z.array(Line).check(z.minLength(1), z.maxLength(50)),
  /** The issues that each line is for. */
  numeros: z.array(z.string().check(z.maxLength(32))).check(z.minLength(1), z.maxLength(20)),
  /** A win takes back what is for later issues. */
  stopOnWin: z.boolean(),
  idempotencyKey: IdempotencyKey,
  language: LanguageCode,
})
export type Ticket = z.infer<typeof Place>

/** What the lottery house's page asks of its house, beside the lists and orders that the contract has. */
export const lotteryHouse = vendorResource('lotteryHouse', {
  open: {
    method: 'POST',
    path: '/__vendors/api/lottery/open',
    summary: 'Who plays, for which merchant and in which colours. Takes a session token, or the token of a launch.',
    access: 'none',
    body: z.object({
      token: Token,
      merchantCode: z.optional(z.string().check(z.maxLength(32))),
      cssName: z.optional(z.string().check(z.maxLength(64))),
      language: LanguageCode,
    }),
    response: Home,
    errors: [
      'LAUNCH_EXPIRED',
      'LAUNCH_CLOSED',
      'SESSION_EXPIRED',
      'GAME_NOT_FOUND',
      'MERCHANT_UNKNOWN',
      'VENDOR_MAINTENANCE',
    ],
  },
  board: {
    method: 'GET',
    path: '/__vendors/api/lottery/board',
    summary: 'A lottery with its issues, and its bets with their odds in a prize mode.',
    access: 'none',
    query: z.object({ gameId: Id, playType: PlayType, prizeMode: PrizeMode, language: LanguageCode }),
    response: Board,
    errors: ['GAME_NOT_FOUND'],
  },
  account: {
    method: 'GET',
    path: '/__vendors/api/lottery/account',
    summary: 'What the member has to bet with, and how many orders are open.',
    access: 'session',
    response: z.object({ now: Instant, balance: Amount, openOrders: z.int() }),
    errors: [],
  },
  place: {
    method: 'POST',
    path: '/__vendors/api/lottery/place',
    summary: 'Places an order: every line of it for every issue. The same idempotency key places it once.',
    access: 'session',
    body: Place,
    response: z.object({ order: OrderDetail, balance: Amount }),
    errors: [
      'GAME_NOT_FOUND',
      'VENDOR_MAINTENANCE',
      'LOTTERY_CLOSED',
      'INSUFFICIENT_FUNDS',
      'IDEMPOTENCY_KEY_REUSED',
      'REAL_ACCOUNT_REQUIRED',
    ],
  },
})

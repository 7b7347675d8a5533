import * as z from 'zod/mini'
import { Issue, OpenedLottery, OrderDetail, PlayType, PrizeMode } from '#contract/lottery.ts'
import { Amount, IdempotencyKey, Instant, LanguageCode, Token } from '#contract/primitives.ts'
import { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { vendorResource } from '#mock-server/core/resource.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))

const Home = z.object({
  /** The platform's time. */
  now: Instant,
  /** The session token, which all other calls use. A launch token is exchanged for it. */
  token: Token,
  account: z.string(),
  merchant: z.object({ code: z.string(), name: z.string() }),
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
  balance: Amount,
  /** The merchant's colours for the requested css name; `radius` in pixels. */
  skin: z.object({ mode: ThemeMode, radius: z.int(), tokens: ThemeTokens }),
  /** The launched vendor and lottery; null if the page's address names them, or if no single lottery was launched. */
  vendor: z.nullable(Id),
  gameId: z.nullable(Id),
})
export type Home = z.infer<typeof Home>

const Option = z.object({
  code: z.string(),
  label: z.string(),
  /** The odds of this option if options differ; else null. */
  odds: z.nullable(z.number()),
})

const Shape = z.object({
  kind: z.enum(['board', 'positions', 'combination', 'number']),
  rows: z.array(z.object({ code: z.string(), name: z.string(), options: z.array(Option) })),
  /** The size of a combination, or the number of digits; else 1. */
  size: z.int(),
  /** Whether an option may occur only once in a note. */
  distinct: z.boolean(),
})

const BetView = z.object({
  code: z.string(),
  name: z.string(),
  rule: z.string(),
  shape: Shape,
  /** The odds of its prizes; `odds` is the lowest and `highest` the highest for any picks. */
  prizes: z.array(z.object({ name: z.string(), odds: z.number(), highest: z.number() })),
})
export type BetView = z.infer<typeof BetView>

const Board = z.object({
  /** The platform's time. */
  now: Instant,
  game: OpenedLottery,
  /** The requested play type, or the lottery's default if it does not offer that one. */
  playType: PlayType,
  prizeMode: PrizeMode,
  /** The open issue and the later ones that already accept bets. */
  coming: z.array(Issue),
  bets: z.array(BetView),
})
export type Board = z.infer<typeof Board>

const Line = z.object({
  bet: Id,
  picks: z.array(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(1_000))).check(z.maxLength(10)),
  /** The stake per note, before the multiplier. */
  amount: Amount,
  multiple: z.int().check(z.gte(1), z.lte(1_000)),
})

const Place = z.object({
  gameId: Id,
  playType: PlayType,
  prizeMode: PrizeMode,
  lines: z.array(Line).check(z.minLength(1), z.maxLength(50)),
  /** The issues that each line applies to. */
  numeros: z.array(z.string().check(z.maxLength(32))).check(z.minLength(1), z.maxLength(20)),
  /** Whether a win cancels the suborders of later issues. */
  stopOnWin: z.boolean(),
  idempotencyKey: IdempotencyKey,
  language: LanguageCode,
})
export type Ticket = z.infer<typeof Place>

/** The calls of the lottery page, in addition to the lists and orders of the player's contract. */
export const lotteryHouse = vendorResource('lotteryHouse', {
  open: {
    method: 'POST',
    path: '/__vendors/api/lottery/open',
    summary: 'Returns the member, merchant and colours for a session token or a launch token.',
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
    summary: 'Returns a lottery with its issues, and its bets with their odds in a prize mode.',
    access: 'none',
    query: z.object({ gameId: Id, playType: PlayType, prizeMode: PrizeMode, language: LanguageCode }),
    response: Board,
    errors: ['GAME_NOT_FOUND'],
  },
  account: {
    method: 'GET',
    path: '/__vendors/api/lottery/account',
    summary: 'Returns the member’s balance and number of open orders.',
    access: 'session',
    response: z.object({ now: Instant, balance: Amount, openOrders: z.int() }),
    errors: [],
  },
  place: {
    method: 'POST',
    path: '/__vendors/api/lottery/place',
    summary: 'Places an order with every line for every issue. A repeated idempotency key places it once.',
    access: 'session',
    body: Place,
    response: z.object({ order: OrderDetail, balance: Amount }),
    errors: [
      'GAME_NOT_FOUND',
      'VENDOR_MAINTENANCE',
      'LOTTERY_CLOSED',
      'INSUFFICIENT_FUNDS',
      'PLAY_LIMIT_REACHED',
      'IDEMPOTENCY_KEY_REUSED',
      'REAL_ACCOUNT_REQUIRED',
    ],
  },
})

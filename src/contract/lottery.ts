import * as z from 'zod/mini'
import { page, pageQuery } from './paging.ts'
import { Amount, Instant, LanguageCode, NodeId, queryInteger } from './primitives.ts'
import { resource } from './resource.ts'

/** Tradition counts notes and multiples; Entertainment bets amounts on boards of odds. */
export const PlayType = z.enum(['trad', 'ent'])
export type PlayType = z.infer<typeof PlayType>

export const PrizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA'])
export type PrizeMode = z.infer<typeof PrizeMode>

const Id = z.string().check(z.minLength(1), z.maxLength(64))
const language = z.optional(LanguageCode)

/** One draw. It accepts bets from `opensAt` until before `closesAt`. */
export const Issue = z.object({ numero: z.string(), opensAt: Instant, closesAt: Instant, drawAt: Instant })
export type Issue = z.infer<typeof Issue>

/** The numbers of a draw by prize; the prize with the most bets first. */
export const DrawRows = z.array(z.object({ prize: z.string(), name: z.string(), numbers: z.array(z.string()) }))
export type DrawRows = z.infer<typeof DrawRows>

export const Opened = z.object({
  numero: z.string(),
  drawAt: Instant,
  /** The town of the draw, if it changes from day to day. */
  station: z.nullable(z.string()),
  rows: DrawRows,
})
export type Opened = z.infer<typeof Opened>

export const Lottery = z.object({
  gameId: Id,
  nodeId: NodeId,
  vassalage: z.string(),
  gameGroupId: z.string(),
  name: z.string(),
  iconUrl: z.string(),
  playTypes: z.array(PlayType),
  prizeModes: z.array(PrizeMode),
  /** Minutes between draws; null for a lottery that draws on days of the week. */
  everyMinutes: z.nullable(z.int()),
  /** The weekdays of its draws, 0 for Sunday; all of them if it draws all day. */
  weekdays: z.array(z.int()),
  /** The issue that accepts bets now. */
  issue: Issue,
})
export type Lottery = z.infer<typeof Lottery>

export const OpenedLottery = z.extend(Lottery, { opened: Opened })
export type OpenedLottery = z.infer<typeof OpenedLottery>

/** A quick lottery of Vietnam, or one of a region of the country. */
const RegionLottery = z.extend(OpenedLottery, {
  /** True if it draws today, in the time of its country. */
  today: z.boolean(),
})
export type RegionLottery = z.infer<typeof RegionLottery>

const Region = z.object({
  region: z.enum(['north', 'central', 'south', 'quick']),
  name: z.string(),
  games: z.array(RegionLottery),
})
export type Region = z.infer<typeof Region>

const SuborderState = z.enum(['open', 'won', 'lost', 'cancelled'])

const Order = z.object({
  orderId: Id,
  at: Instant,
  gameId: Id,
  gameGroupId: z.string(),
  gameName: z.string(),
  iconUrl: z.string(),
  playType: PlayType,
  prizeMode: PrizeMode,
  /** The number of its first issue. */
  numero: z.string(),
  issues: z.int(),
  suborders: z.int(),
  /** The stake without cancelled suborders. */
  stake: Amount,
  win: Amount,
  /** Open while any suborder is open; then won if any has won; cancelled only if all are cancelled. */
  status: SuborderState,
})
export type Order = z.infer<typeof Order>

const Suborder = z.object({
  suborderId: Id,
  numero: z.string(),
  closesAt: Instant,
  drawAt: Instant,
  betName: z.string(),
  /** The picks, row by row of the bet's board; the name of a single row is empty. */
  picks: z.array(z.object({ row: z.string(), options: z.array(z.string()) })),
  notes: z.int(),
  /** The stake on each note. */
  amount: Amount,
  multiple: z.int(),
  price: Amount,
  status: SuborderState,
  /** True while it is open and its issue has not closed. */
  cancellable: z.boolean(),
  win: Amount,
  /** The part of the price that was returned at settlement. */
  rebate: Amount,
  /** The results of its issue; null until the draw. */
  opened: z.nullable(DrawRows),
  hits: z.array(z.object({ note: z.string(), prize: z.string(), times: z.int(), odds: z.number(), win: Amount })),
})
export type Suborder = z.infer<typeof Suborder>

export const OrderDetail = z.extend(Order, { parts: z.array(Suborder) })
export type OrderDetail = z.infer<typeof OrderDetail>

export const lottery = resource('lottery', {
  mobileLotteries: {
    method: 'GET',
    path: '/lgw/games/mobile',
    summary: 'Every lottery by group, with the issue that accepts bets; optionally of one vendor.',
    access: 'none',
    query: z.object({ language, vassalage: z.optional(Id) }),
    response: z.array(z.object({ gameGroupId: z.string(), name: z.string(), games: z.array(Lottery) })),
    errors: [],
  },
  openedNumero: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'One page of the results of a lottery, newest first.',
    access: 'none',
    query: z.object({ gameId: Id, language, ...pageQuery }),
    response: z.object({ content: z.array(Opened), ...page }),
    errors: ['GAME_NOT_FOUND'],
  },
  vnGameMenu: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'The lotteries of Vietnam by region, with their days of draw and last results.',
    access: 'none',
    query: z.object({ language }),
    response: z.array(Region),
    errors: [],
  },
  vnOpenedNumeros: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'One page of the prize tables of a Vietnamese lottery, each with its two-digit endings by first digit.',
    access: 'none',
    query: z.object({ gameId: Id, language, ...pageQuery }),
    response: z.object({
      content: z.array(
        z.extend(Opened, { endings: z.array(z.object({ head: z.string(), tails: z.array(z.string()) })) }),
      ),
      ...page,
    }),
    errors: ['GAME_NOT_FOUND'],
  },
  vnRecent: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    summary: 'The Vietnamese lotteries of the member’s last bets; the most played ones if there are none.',
    access: 'optional',
    query: z.object({ language }),
    response: z.array(OpenedLottery),
    errors: [],
  },
  lotteryList: {
    method: 'GET',
    path: '/lgw/games/list',
    summary: 'One page of lotteries with their last results, most played first.',
    access: 'none',
    query: z.object({
      language,
      gameId: z.optional(Id),
      vassalage: z.optional(Id),
      gameGroupId: z.optional(Id),
      playType: z.optional(PlayType),
      ...pageQuery,
    }),
    response: z.object({ content: z.array(OpenedLottery), ...page }),
    errors: [],
  },
  lotteryMenu: {
    method: 'GET',
    path: '/lgw/games/menu',
    summary: 'The groups of lotteries, each with its size and its most played lottery.',
    access: 'none',
    query: z.object({ language, vassalage: z.optional(Id) }),
    response: z.array(z.object({ gameGroupId: z.string(), name: z.string(), count: z.int(), gameId: Id })),
    errors: [],
  },
  orders: {
    method: 'GET',
    path: '/lgw/orders',
    summary: 'One page of the member’s lottery orders, newest first, with the sums of all pages.',
    access: 'session',
    query: z.object({
      language,
      status: z.optional(SuborderState),
      gameId: z.optional(Id),
      startTime: z.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
      endTime: z.optional(queryInteger(0, Number.MAX_SAFE_INTEGER)),
      ...pageQuery,
    }),
    response: z.object({ content: z.array(Order), totalStake: Amount, totalWin: Amount, ...page }),
    errors: [],
  },
  orderDetail: {
    method: 'GET',
    path: '/lgw/orders/detail',
    summary: 'An order with all its suborders: picks, results and outcomes.',
    access: 'session',
    query: z.object({ orderId: Id, language }),
    response: OrderDetail,
    errors: ['LOTTERY_ORDER_UNKNOWN'],
  },
  cancelSuborders: {
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    summary: 'Cancels suborders and returns their price, all or none; ignores suborders that are already cancelled.',
    access: 'session',
    body: z.object({ orderId: Id, suborderIds: z.array(Id).check(z.minLength(1), z.maxLength(500)), language }),
    response: OrderDetail,
    errors: ['LOTTERY_ORDER_UNKNOWN', 'LOTTERY_CLOSED'],
  },
})

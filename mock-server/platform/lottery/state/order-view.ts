import { inLanguage } from '#contract/localised.ts'
import type { Order, OrderDetail, Suborder as SuborderView } from '#contract/lottery.ts'
import { betNames, optionNames, prizeNames, rowNames } from '#fixtures/lottery/names.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { findLottery } from '#mock-server/catalogue/lotteries.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { orderStatus, orderSums, suborderStatus } from '#mock-server/world/tables/lottery.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { BetType } from '../rules/bet-type.ts'
import { openedOf } from '../rules/opened.ts'
import { rebateOf } from '../rules/prize-mode.ts'
import { countNotes, type Note } from '../rules/shape.ts'
import { findBet, hitsOfSuborder, type LotteryOrder, type Suborder } from './orders.ts'
import { rowsView } from './view.ts'

export function orderView(order: LotteryOrder, language: string): Order {
  const game = findLottery(order.gameId)
  const view = game && gameView(game, language)
  const { stake, win } = orderSums(order.suborders)
  return {
    orderId: order.id,
    at: order.at,
    gameId: order.gameId,
    gameGroupId: view?.gameGroupId ?? '',
    gameName: view?.gameName ?? order.gameId,
    iconUrl: view?.iconUrl ?? '',
    playType: order.playType,
    prizeMode: order.prizeMode,
    numero: order.suborders[0]?.numero ?? '',
    issues: new Set(order.suborders.map(({ numero }) => numero)).size,
    suborders: order.suborders.length,
    stake: toMajor(stake),
    win: toMajor(win),
    status: orderStatus(order.suborders),
  }
}

const label = (option: string, language: string) => inLanguage(optionNames[option], language) ?? option
const rowLabel = (row: string, language: string) => inLanguage(rowNames[row], language) ?? row

/** Returns a note's readable text. On a board it is the row's name and the option. */
const noteLabel = ({ shape }: BetType, note: Note, language: string) =>
  shape.kind === 'board'
    ? [rowLabel(note[0] ?? '', language), label(note[1] ?? '', language)].filter(Boolean).join(' ')
    : note.map((part) => label(part, language)).join(' · ')

const picksView = (bet: BetType | undefined, picks: LotteryOrder['lines'][number]['picks'], language: string) => {
  const rows = bet && 'rows' in bet.shape ? bet.shape.rows : []
  return picks.flatMap((options, at) =>
    options.length > 0
      ? [{ row: rowLabel(rows[at]?.code ?? '', language), options: options.map((option) => label(option, language)) }]
      : [],
  )
}

function hitsView(world: World, order: LotteryOrder, suborder: Suborder, bet: BetType, language: string) {
  return hitsOfSuborder(world, order, suborder).map(({ note, prize, times, odds, win }) => ({
    note: noteLabel(bet, note, language),
    prize: inLanguage(prizeNames[prize], language) ?? '',
    times,
    odds: odds / 1_000,
    win: toMajor(win),
  }))
}

function suborderView(world: World, order: LotteryOrder, suborder: Suborder, language: string): SuborderView {
  const game = findLottery(order.gameId)
  const line = order.lines[suborder.line]
  const bet = game && line && findBet(game, line.bet)
  const status = suborderStatus(suborder)
  const settled = status === 'won' || status === 'lost'
  const now = world.clock.now()
  return {
    suborderId: suborder.id,
    numero: suborder.numero,
    closesAt: suborder.closesAt,
    drawAt: suborder.drawAt,
    betName: inLanguage(betNames[line?.bet ?? ''], language) ?? '',
    picks: picksView(bet, line?.picks ?? [], language),
    notes: bet && line ? countNotes(bet.shape, line.picks) : 0,
    amount: toMajor(line?.amount ?? 0),
    multiple: line?.multiple ?? 1,
    price: toMajor(suborder.price),
    status,
    cancellable: status === 'open' && now < suborder.closesAt,
    win: toMajor(suborder.win ?? 0),
    rebate: toMajor(settled ? rebateOf(suborder.price, order.prizeMode) : 0),
    opened: game && suborder.drawAt <= now ? rowsView(openedOf(world.chance, game, suborder.numero), language) : null,
    hits: bet && status === 'won' ? hitsView(world, order, suborder, bet, language) : [],
  }
}

export const orderDetailView = (world: World, order: LotteryOrder, language: string): OrderDetail => ({
  ...orderView(order, language),
  parts: order.suborders.map((suborder) => suborderView(world, order, suborder, language)),
})

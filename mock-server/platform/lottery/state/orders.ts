import { findLottery, type LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import { returnBet, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { suborderStatus } from '#mock-server/world/tables/lottery.ts'
import type { BetType } from '../rules/bet-type.ts'
import { lotteryKinds } from '../rules/kinds.ts'
import { openedOf } from '../rules/opened.ts'
import { rebateOf } from '../rules/prize-mode.ts'
import { hitsOf } from '../rules/settle.ts'

export type LotteryOrder = NonNullable<ReturnType<Books['tables']['lotteryOrders']['get']>>
export type Suborder = LotteryOrder['suborders'][number]

export const findBet = ({ lottery }: LotteryGame, code: string): BetType | undefined =>
  lotteryKinds[lottery.kind].bets.find((bet) => bet.code === code)

/** Returns the suborders that can still win: neither cancelled nor settled. */
export const openSuborders = ({ suborders }: LotteryOrder): Suborder[] =>
  suborders.filter((suborder) => suborderStatus(suborder) === 'open')

/** Cancels open suborders and returns their money. */
export async function cancelSuborders(books: Books, order: LotteryOrder, ids: readonly string[]): Promise<void> {
  for (const id of ids) await returnBet(books, id)
  const now = books.clock.now()
  await books.tables.lotteryOrders.update(order.id, (draft) => {
    for (const suborder of draft.suborders) if (ids.includes(suborder.id)) suborder.cancelledAt = now
  })
}

/** Returns the wins of a suborder's notes in the draw of its issue. */
export function hitsOfSuborder({ chance }: Books, order: LotteryOrder, { line: at, numero }: Suborder) {
  const game = findLottery(order.gameId)
  const line = order.lines[at]
  const bet = game && line && findBet(game, line.bet)
  if (!bet) return []
  const stake = line.amount * line.multiple
  return hitsOf({ bet, picks: line.picks, mode: order.prizeMode, stake }, openedOf(chance, game, numero))
}

async function settleSuborder(books: Books, order: LotteryOrder, suborder: Suborder): Promise<number> {
  const win = hitsOfSuborder(books, order, suborder).reduce((total, hit) => total + hit.win, 0)
  const { player, house } = await settleRound(books, suborder.id, { win })
  const rebate = rebateOf(suborder.price, order.prizeMode)
  if (rebate > 0) {
    await books.ledger.move({
      reason: 'rebate',
      from: house,
      to: player,
      amount: rebate,
      reference: suborder.id,
      idempotencyKey: `lotteryRebate/${suborder.id}`,
    })
  }
  return win
}

/** Returns the id of the due step that settles an order's suborders of one issue. */
export const settlingId = ({ id }: Pick<LotteryOrder, 'id'>, numero: string): string => `${id}/${numero}`

/** Settles an order's suborders of one issue. If the order stops on a win, a win cancels those of later issues. */
export async function settleLottery(books: Books, id: string): Promise<void> {
  const [orderId = '', numero] = id.split('/')
  const order = books.tables.lotteryOrders.get(orderId)
  if (!order) return
  const drawn = openSuborders(order).filter((suborder) => suborder.numero === numero)
  const wins = new Map<string, number>()
  for (const suborder of drawn) wins.set(suborder.id, await settleSuborder(books, order, suborder))
  await books.tables.lotteryOrders.update(orderId, (draft) => {
    for (const suborder of draft.suborders) suborder.win ??= wins.get(suborder.id) ?? null
  })
  if (order.stopOnWin && [...wins.values()].some((win) => win > 0)) {
    const later = openSuborders(order).filter((suborder) => !drawn.includes(suborder))
    await cancelSuborders(
      books,
      order,
      later.map(({ id: later }) => later),
    )
  }
}

import { findLottery } from '../catalogue/lotteries.ts'
import { implement } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { comingIssues } from '../domain/lottery/timetable.ts'
import { mainWallet, walletAccount } from '../domain/wallets.ts'
import { gameLanguage } from '../endpoints/game-view.ts'
import { orderDetailView } from '../endpoints/lottery-order-view.ts'
import { openedLotteryView } from '../endpoints/lottery-view.ts'
import { openSuborders } from '../world/lottery-orders.ts'
import { betViews } from './lottery-board.ts'
import { lotteryHouse } from './lottery-contract.ts'
import { openHouse } from './lottery-home.ts'
import { placeOrder } from './lottery-place.ts'
import { issuesAhead } from './lottery-ticket.ts'

export const lotteryHouseEndpoints = implement(lotteryHouse, {
  open: openHouse,
  board({ input, world, now, fail }) {
    const game =
      findLottery(input.gameId) ?? fail('GAME_NOT_FOUND', { field: 'query.gameId', message: 'no such lottery' })
    const language = gameLanguage(input.language)
    return {
      game: openedLotteryView(world, game, now, language),
      coming: comingIssues(game.lottery.timetable, now, issuesAhead),
      bets: betViews(game, input, language),
    }
  },
  account({ member, world }) {
    const own = world.tables.lotteryOrders.by('memberId', member.id)
    return {
      balance: toMajor(world.ledger.balance(walletAccount(member.id, mainWallet))),
      openOrders: own.filter((order) => openSuborders(world, order).length > 0).length,
    }
  },
  async place(call) {
    const { order, balance } = await placeOrder(call)
    return { order: orderDetailView(call.world, order, gameLanguage(call.input.language)), balance }
  },
})

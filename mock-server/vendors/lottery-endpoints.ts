import { findLottery } from '../catalogue/lotteries.ts'
import { implement } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { comingIssues } from '../domain/lottery/timetable.ts'
import { mainWallet, walletAccount } from '../domain/wallets.ts'
import { gameLanguage } from '../endpoints/game-view.ts'
import { orderDetailView } from '../endpoints/lottery-order-view.ts'
import { openedLotteryView } from '../endpoints/lottery-view.ts'
import { orderListName } from '../world/tables/lottery.ts'
import { betViews } from './lottery-board.ts'
import { lotteryHouse } from './lottery-contract.ts'
import { openHouse } from './lottery-home.ts'
import { placeOrder } from './lottery-place.ts'
import { issuesAhead } from './lottery-ticket.ts'

/** What was asked for, if it is there; the first one otherwise. */
const usual = <Way>(offered: readonly Way[], asked: Way): Way =>
  offered.includes(asked) ? asked : (offered[0] ?? asked)

export const lotteryHouseEndpoints = implement(lotteryHouse, {
  open: openHouse,
  board({ input, world, now, fail }) {
    const game =
      findLottery(input.gameId) ?? fail('GAME_NOT_FOUND', { field: 'query.gameId', message: 'no such lottery' })
    const language = gameLanguage(input.language)
    const view = openedLotteryView(world, game, now, language)
    const way = {
      playType: usual(view.playTypes, input.playType),
      prizeMode: usual(view.prizeModes, input.prizeMode),
    }
    return {
      now,
      game: view,
      ...way,
      coming: comingIssues(game.lottery.timetable, now, issuesAhead),
      bets: betViews(game, way, language),
    }
  },
  account({ member, world, now }) {
    return {
      now,
      balance: toMajor(world.ledger.balance(walletAccount(member.id, mainWallet))),
      openOrders: world.tables.lotteryOrders.list('placed', member.id, orderListName(undefined, 'open')).size,
    }
  },
  async place(call) {
    const { order, balance } = await placeOrder(call)
    return { order: orderDetailView(call.world, order, gameLanguage(call.input.language)), balance }
  },
})

import { implement } from '#mock-server/core/implement.ts'
import { comingIssues } from '#mock-server/platform/lottery/rules/timetable.ts'
import { orderDetailView } from '#mock-server/platform/lottery/state/order-view.ts'
import { openedLotteryView } from '#mock-server/platform/lottery/state/view.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { orderListName } from '#mock-server/world/tables/lottery.ts'
import { mainWallet, walletAccount } from '#mock-server/world/transfers/wallet-accounts.ts'
import { betViews } from './board.ts'
import { lotteryHouse } from './contract.ts'
import { openHouse } from './home.ts'
import { lotteryNamed } from './lottery-named.ts'
import { placeOrder } from './place.ts'
import { issuesAhead } from './ticket.ts'

/** Returns the requested mode if it is offered, else the first one. */
const usual = <Mode>(offered: readonly Mode[], requested: Mode): Mode =>
  offered.includes(requested) ? requested : (offered[0] ?? requested)

export const lotteryHouseEndpoints = implement(lotteryHouse, {
  open: openHouse,
  board({ input, world, now, fail }) {
    const game = lotteryNamed(input.gameId, 'query.gameId', fail)
    const language = languageOf(input.language)
    const view = openedLotteryView(world, game, now, language)
    const mode = {
      playType: usual(view.playTypes, input.playType),
      prizeMode: usual(view.prizeModes, input.prizeMode),
    }
    return {
      now,
      game: view,
      ...mode,
      coming: comingIssues(game.lottery.timetable, now, issuesAhead),
      bets: betViews(game, mode, language),
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
    return { order: orderDetailView(call.world, order, languageOf(call.input.language)), balance }
  },
})

import { lottery } from '#contract/lottery.ts'
import { implement } from '#mock-server/core/implement.ts'
import { lotteryList, lotteryMenu, mobileLotteries, vnGameMenu, vnRecent } from './menus.ts'
import { openedNumero, vnOpenedNumeros } from './opened.ts'
import { cancelSuborders, orderDetail, orders } from './orders.ts'

export const lotteryEndpoints = implement(lottery, {
  mobileLotteries,
  openedNumero,
  vnGameMenu,
  vnOpenedNumeros,
  vnRecent,
  lotteryList,
  lotteryMenu,
  orders,
  orderDetail,
  cancelSuborders,
})

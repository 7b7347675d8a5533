import { lottery } from '#contract/lottery.ts'
import { implement } from '../core/implement.ts'
import { lotteryList, lotteryMenu, mobileLotteries, vnGameMenu, vnRecent } from './lottery-menus.ts'
import { openedNumero, vnOpenedNumeros } from './lottery-opened.ts'
import { cancelSuborders, orderDetail, orders } from './lottery-orders.ts'

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

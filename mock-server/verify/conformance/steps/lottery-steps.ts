import { lottery } from '#contract/lottery.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { member, type Step, step } from '../step.ts'
import { launchRefusals } from './launch-refusals.ts'
import { advance, settings } from './world-steps.ts'

const owned = { token: member }
const language = { language: 'EN' }
const page = { pageNo: 1, pageSize: 5, ...language }

const menus: Step[] = [
  step('lotteries', lottery.mobileLotteries, language),
  step('lottery menu', lottery.lotteryMenu, language),
  step('quick lotteries', lottery.lotteryList, { ...page, vassalage: 'TCG_LOTTO_VN', playType: 'trad' }),
  step('Vietnamese menu', lottery.vnGameMenu, language),
  step('recent Vietnamese lotteries', lottery.vnRecent, language, owned),
  step('numbers opened', lottery.openedNumero, { ...page, gameId: '{{quick lotteries.content.0.gameId}}' }),
  step('prize tables', lottery.vnOpenedNumeros, { ...page, gameId: '{{quick lotteries.content.0.gameId}}' }),
  step('numbers of no lottery', lottery.openedNumero, { ...page, gameId: 'none' }, { expect: 'GAME_NOT_FOUND' }),
  step(
    'prize tables of no lottery',
    lottery.vnOpenedNumeros,
    { ...page, gameId: 'none' },
    { expect: 'GAME_NOT_FOUND' },
  ),
]

const way = { playType: 'trad', prizeMode: 'Elott', ...language }
export const ticket = {
  ...way,
  gameId: '{{quick lotteries.content.0.gameId}}',
  lines: [
    { bet: 'lo2', picks: [['07', '70']], amount: 1_000, multiple: 2 },
    { bet: 'de', picks: [['11']], amount: 1_000, multiple: 1 },
  ],
  numeros: ['{{lottery board.coming.0.numero}}', '{{lottery board.coming.1.numero}}'],
  stopOnWin: false,
  idempotencyKey: 'conformance-lottery-1',
}
const refusal = (expect: GatewayErrorCode, over: object, token = member): Step =>
  step(
    `lottery order: ${expect}`,
    lotteryHouse.place,
    { ...ticket, idempotencyKey: 'conformance-lottery-2', ...over },
    { token, expect },
  )

const house: Step[] = [
  step('lottery house', lotteryHouse.open, {
    token: member,
    merchantCode: 'HAEDAL',
    cssName: 'haedal-dark',
    ...language,
  }),
  step(
    'lottery house of another merchant',
    lotteryHouse.open,
    { token: member, merchantCode: 'NONE', ...language },
    { expect: 'MERCHANT_UNKNOWN' },
  ),
  step(
    'lottery house with an unknown token',
    lotteryHouse.open,
    { token: 'none', ...language },
    { expect: 'LAUNCH_EXPIRED' },
  ),
  step('lottery board', lotteryHouse.board, { ...way, gameId: '{{quick lotteries.content.0.gameId}}' }),
  step('board of an unknown lottery', lotteryHouse.board, { ...way, gameId: 'none' }, { expect: 'GAME_NOT_FOUND' }),
  step('lottery account', lotteryHouse.account, {}, owned),
]

const orders: Step[] = [
  step('lottery order', lotteryHouse.place, ticket, owned),
  step('lottery order sent twice', lotteryHouse.place, ticket, owned),
  refusal('IDEMPOTENCY_KEY_REUSED', { idempotencyKey: 'conformance-lottery-1', stopOnWin: true }),
  refusal('GAME_NOT_FOUND', { gameId: 'none' }),
  refusal('LOTTERY_CLOSED', { numeros: ['20200101-0001'] }),
  refusal('INSUFFICIENT_FUNDS', {
    lines: Array.from({ length: 20 }, () => ({ ...ticket.lines[0], amount: 100_000, multiple: 1 })),
  }),
  refusal('INVALID_INPUT', { lines: [{ ...ticket.lines[0], picks: [['7']] }] }),
  refusal('REAL_ACCOUNT_REQUIRED', {}, '{{trial.token}}'),
  step('lottery orders', lottery.orders, { ...page, status: 'open' }, owned),
  step(
    'lottery order in detail',
    lottery.orderDetail,
    { orderId: '{{lottery order.order.orderId}}', ...language },
    owned,
  ),
  step(
    'no lottery order in detail',
    lottery.orderDetail,
    { orderId: 'none', ...language },
    { ...owned, expect: 'LOTTERY_ORDER_UNKNOWN' },
  ),
]

const taken = {
  orderId: '{{lottery order.order.orderId}}',
  suborderIds: ['{{lottery order.order.parts.0.suborderId}}'],
}

const backing: Step[] = [
  step('cancel a suborder', lottery.cancelSuborders, taken, owned),
  step('cancel a suborder twice', lottery.cancelSuborders, taken, owned),
  step(
    'cancel a suborder of an unknown order',
    lottery.cancelSuborders,
    { ...taken, orderId: 'none' },
    { ...owned, expect: 'LOTTERY_ORDER_UNKNOWN' },
  ),
  advance('an issue is drawn', '2m'),
  step(
    'cancel a suborder too late',
    lottery.cancelSuborders,
    { ...taken, suborderIds: ['{{lottery order.order.parts.1.suborderId}}'] },
    { ...owned, expect: 'LOTTERY_CLOSED' },
  ),
  step(
    'lottery order once drawn',
    lottery.orderDetail,
    { orderId: '{{lottery order.order.orderId}}', ...language },
    owned,
  ),
]

const closed: Step[] = [
  settings('the lottery house closes', { vendorMaintenance: ['TCG_LOTTO_VN'] }),
  refusal('VENDOR_MAINTENANCE', {}),
  settings('the lottery house opens', { vendorMaintenance: [] }),
]

const launch = {
  platform: 'html5',
  accountType: 'TCG_LOTTO_VN',
  gameId: '{{quick lotteries.content.0.gameId}}',
  merchantCode: 'HAEDAL',
  ...language,
}

export const lotterySteps: Step[] = [
  ...menus,
  ...house,
  ...orders,
  ...backing,
  ...closed,
  ...launchRefusals({
    of: 'lottery',
    launch,
    calls: [{ name: 'open', endpoint: lotteryHouse.open, input: language }],
  }),
]

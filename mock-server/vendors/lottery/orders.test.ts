import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { lottery } from '#contract/lottery.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import {
  allRows,
  balance,
  board,
  draw,
  fiveDigits,
  money,
  type OpenedPlatform,
  onEveryPosition,
  openPlatform,
  place,
} from '#mock-server/verify/testing/lottery-orders.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

describe('cancelled suborders', () => {
  const cancel = (platform: OpenedPlatform, orderId: string, suborderIds: string[]) =>
    platform.call(lottery.cancelSuborders, { orderId, suborderIds, language: 'EN' }, platform.as)

  test('refund their price once, even if they are cancelled repeatedly', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition] })
    const [first] = order.parts
    for (let time = 0; time < 3; time += 1) {
      const after = await cancel(platform, order.orderId, [first!.suborderId])
      expect(after.parts.map(({ status }) => status)).toEqual(['cancelled', 'open'])
      expect(after.stake).toBe(2_000)
      expect(await money(platform)).toBe(balance - 2_000)
    }
    await draw(platform)
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('leave no round, and two entries in the statement', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform)
    await cancel(platform, order.orderId, [order.parts[0]!.suborderId])
    expect(platform.world().tables.rounds.size).toBe(0)
    const { content } = await platform.call(
      wallet.transactions,
      { startTime: 0, endTime: beginning * 2, ...allRows },
      platform.as,
    )
    expect(content.slice(0, 2).map(({ txCode, amount }) => [txCode, amount])).toEqual([
      ['betReturned', 2_000],
      ['bet', -2_000],
    ])
  })

  test('cannot be cancelled after an issue has closed; one closed issue refuses the whole request', async () => {
    const platform = await openPlatform()
    const { coming } = await board(platform)
    const { order } = await place(platform, { numeros: coming.slice(0, 2).map(({ numero }) => numero) })
    await platform.world().schedule.moveTo(coming[0]!.closesAt)
    const input = { orderId: order.orderId, suborderIds: order.parts.map(({ suborderId }) => suborderId) }
    const refusal = await platform.refusal(lottery.cancelSuborders, input, platform.as)
    expect(refusal).toMatchObject({ status: 409, errorCode: 'LOTTERY_CLOSED', field: 'body.suborderIds' })
    expect(await money(platform)).toBe(balance - 4_000)
    const after = await cancel(platform, order.orderId, [order.parts[1]!.suborderId])
    expect(after.parts.map(({ status, cancellable }) => [status, cancellable])).toEqual([
      ['open', false],
      ['cancelled', false],
    ])
  })

  test('must belong to the member and to the order', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform)
    const own = { orderId: order.orderId, suborderIds: [order.parts[0]!.suborderId] }
    const login = { type: 'username', username: 'minji_k', password: memberPassword } as const
    const other = await platform.call(auth.login, login)
    for (const [input, token] of [
      [own, other.token],
      [{ ...own, suborderIds: ['none'] }, platform.token],
      [{ ...own, orderId: 'none' }, platform.token],
    ] as const) {
      const refusal = await platform.refusal(lottery.cancelSuborders, input, { token })
      expect(refusal).toMatchObject({ status: 404, errorCode: 'LOTTERY_ORDER_UNKNOWN' })
    }
    const stranger = await platform.refusal(lottery.orderDetail, { orderId: order.orderId }, other)
    expect(stranger).toMatchObject({ errorCode: 'LOTTERY_ORDER_UNKNOWN' })
    expect(await money(platform)).toBe(balance - 2_000)
  })
})

describe('the orders', () => {
  test('are filtered by status, lottery and time, and paged with the totals of all pages', async () => {
    const platform = await openPlatform()
    const dice = allLotteries().find((game) => game.lottery.kind === 'threeDice' && game.gameId !== fiveDigits.gameId)!
    const lines = [{ bet: 'sumNumber', picks: [['3']], amount: 500, multiple: 1 }]
    const { coming } = await board(platform, dice.gameId)
    for (let time = 0; time < 3; time += 1) await place(platform)
    const playType = dice.lottoMode.includes('Tradition') ? 'trad' : 'ent'
    await place(platform, { gameId: dice.gameId, playType, lines, numeros: [coming[0]!.numero] })
    const find = (query: object) => platform.call(lottery.orders, { ...allRows, ...query }, platform.as)
    expect(await find({})).toMatchObject({ total: 4, totalStake: 6_500 })
    expect(await find({ gameId: dice.gameId })).toMatchObject({ total: 1, totalStake: 500 })
    expect(await find({ pageNo: 2, pageSize: 3 })).toMatchObject({ pageNum: 2, totalPages: 2, totalStake: 6_500 })
    expect((await find({ pageSize: 3 })).content[0]?.gameId).toBe(dice.gameId)
    await draw(platform)
    expect(await find({ status: 'won', gameId: fiveDigits.gameId })).toMatchObject({ total: 3, totalWin: 5_760 })
    expect((await find({ status: 'cancelled' })).total).toBe(0)
    expect((await find({ endTime: beginning })).total).toBe(0)
  })
})

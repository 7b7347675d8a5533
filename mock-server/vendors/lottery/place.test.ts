import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { lottery } from '#contract/lottery.ts'
import { wallet } from '#contract/wallet.ts'
import {
  allRows,
  balance,
  board,
  digits,
  draw,
  fiveDigits,
  lotteryOf,
  money,
  onEveryPosition,
  openPlatform,
  place,
  ticket,
} from '#mock-server/verify/testing/lottery-orders.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { lotteryHouse } from './contract.ts'

describe('an order', () => {
  test('debits its price at once and appears as open in the member’s orders', async () => {
    const platform = await openPlatform()
    const { order, balance: left } = await place(platform)
    expect(order).toMatchObject({ status: 'open', stake: 2_000, win: 0, issues: 1, suborders: 1 })
    expect(order.parts[0]).toMatchObject({ notes: 10, amount: 100, multiple: 2, price: 2_000, cancellable: true })
    expect(left).toBe(balance - 2_000)
    expect(await money(platform)).toBe(left)
    const listed = await platform.call(lottery.orders, { ...allRows, language: 'EN' }, platform.as)
    expect(listed).toMatchObject({ total: 1, totalStake: 2_000, totalWin: 0 })
    expect(await platform.call(lottery.orderDetail, { orderId: order.orderId, language: 'EN' }, platform.as)).toEqual(
      order,
    )
  })

  test('appears in the game record at once, open until its issue is drawn', async () => {
    const platform = await openPlatform()
    const records = () =>
      platform.call(
        wallet.gameRecords,
        { startTime: 0, endTime: beginning * 2, ...allRows, language: 'EN' },
        platform.as,
      )
    await place(platform)
    expect(await records()).toMatchObject({ totalBet: 2_000, totalWin: 0, content: [{ settledAt: null }] })
    await draw(platform)
    expect(await records()).toMatchObject({ total: 1, totalBet: 2_000, totalWin: 1_920 })
    expect((await records()).content[0]?.settledAt).not.toBeNull()
  })

  test('is settled by its draw, which credits the win', async () => {
    const platform = await openPlatform()
    const everyDigit = { ...onEveryPosition, multiple: 1 }
    const { order } = await place(platform, { lines: [everyDigit, everyDigit] })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId, language: 'EN' }, platform.as)
    const opened = after.parts[0]?.opened?.[0]?.numbers
    expect(after).toMatchObject({ status: 'won', stake: 2_000, win: 1_920 })
    expect(after.parts[0]?.hits).toEqual([{ note: `1st ${opened?.[0]}`, prize: '', times: 1, odds: 9.6, win: 960 }])
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('that wins more than its stake appears on the winner board', async () => {
    const platform = await openPlatform()
    await place(platform, { lines: digits.map((digit) => ({ ...onEveryPosition, picks: [[digit], [], [], [], []] })) })
    await draw(platform)
    const { list } = await platform.call(announcements.winnerBoard, {
      gameCategory: 'ALL',
      language: 'EN',
      limitNum: 100,
    })
    expect(list.find(({ vo }) => vo.customerName === 'ha***2')?.vo).toMatchObject({
      gameName: fiveDigits.name.en,
      winAmount: 1_920,
    })
  })

  test('is settled after the player has logged out', async () => {
    const platform = await openPlatform()
    await place(platform)
    await platform.call(auth.logout, {}, platform.as)
    await draw(platform)
    const { tables } = platform.world()
    expect(tables.rounds.all().map(({ settledAt }) => settledAt)).toEqual([expect.any(Number)])
  })

  test('is placed once for one key, which refuses another order', async () => {
    const platform = await openPlatform()
    const request = await ticket(platform)
    const [one, two] = await Promise.all([1, 2].map(() => platform.call(lotteryHouse.place, request, platform.as)))
    expect(two).toEqual(one)
    expect(await money(platform)).toBe(balance - 2_000)
    for (const other of [{ stopOnWin: true }, { lines: [{ ...onEveryPosition, multiple: 3 }] }]) {
      const refusal = await platform.refusal(lotteryHouse.place, { ...request, ...other }, platform.as)
      expect(refusal).toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    }
  })

  test('is returned for a repeated key after its issue has closed', async () => {
    const platform = await openPlatform()
    const request = await ticket(platform)
    const { order } = await platform.call(lotteryHouse.place, request, platform.as)
    await draw(platform)
    const again = await platform.call(lotteryHouse.place, request, platform.as)
    expect(again.order.orderId).toBe(order.orderId)
    expect(again.order.status).toBe('won')
  })

  test('of several issues has a suborder for each line and issue', async () => {
    const platform = await openPlatform()
    const { coming } = await board(platform)
    const numeros = coming.slice(0, 3).map(({ numero }) => numero)
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition], numeros })
    expect(order).toMatchObject({ issues: 3, suborders: 6, stake: 12_000 })
    await draw(platform, 2)
    const { parts } = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(parts.map(({ status }) => status)).toEqual(['won', 'won', 'won', 'won', 'open', 'open'])
  })

  test('that stops on a win refunds the later issues', async () => {
    const platform = await openPlatform()
    const { coming } = await board(platform)
    const { order } = await place(platform, {
      numeros: coming.slice(0, 3).map(({ numero }) => numero),
      stopOnWin: true,
    })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(after.parts.map(({ status }) => status)).toEqual(['won', 'cancelled', 'cancelled'])
    expect(after).toMatchObject({ status: 'won', stake: 2_000 })
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('in the mode Lott pays a rebate, won or lost', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform, { prizeMode: 'Lott' })
    await draw(platform)
    const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
    expect(after.parts[0]).toMatchObject({ win: 1_860, rebate: 40 })
    expect(await money(platform)).toBe(balance - 2_000 + 1_860 + 40)
  })

  test('in the mode SEA is sold at a discount', async () => {
    const platform = await openPlatform()
    const { gameId } = lotteryOf('fourDigitDraw', 3)
    const lines = [{ bet: 'exact2', picks: [['07', '70']], amount: 1_000, multiple: 1 }]
    const { order } = await place(platform, { gameId, playType: 'trad', prizeMode: 'SEA', lines })
    expect(order.stake).toBe(1_800)
  })
})

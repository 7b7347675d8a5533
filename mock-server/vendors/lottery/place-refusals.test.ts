import { describe, expect, test } from 'vitest'
import { lottery } from '#contract/lottery.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import {
  allRows,
  balance,
  board,
  digits,
  draw,
  fiveDigits,
  money,
  onEveryPosition,
  openPlatform,
  place,
  placeRefusal,
  ticket,
} from '#mock-server/verify/testing/lottery-orders.ts'
import { lotteryHouse } from './contract.ts'

describe('an order is refused', () => {
  const line = (change: object) => ({ lines: [{ ...onEveryPosition, ...change }] })
  const wrong: [string, object, string][] = [
    ['an unknown bet', line({ bet: 'none' }), 'body.lines.0.bet'],
    ['a pick that is not on the board', line({ picks: [['x'], [], [], [], []] }), 'body.lines.0.picks'],
    ['a repeated pick', line({ picks: [['1', '1'], [], [], [], []] }), 'body.lines.0.picks'],
    ['too few rows', line({ picks: [['1']] }), 'body.lines.0.picks'],
    ['no picks', line({ picks: [[], [], [], [], []] }), 'body.lines.0.picks'],
    ['a stake below the unit', line({ amount: 50 }), 'body.lines.0.amount'],
    ['a stake that is not a whole number of units', line({ amount: 150 }), 'body.lines.0.amount'],
    ['a stake above the maximum', line({ amount: 100_000, multiple: 2 }), 'body.lines.0.amount'],
    ['a negative stake', line({ amount: -100 }), 'body.lines.0.amount'],
    ['a prize mode that the vendor does not offer', { prizeMode: 'SEA' }, 'body.prizeMode'],
    ['no lines', { lines: [] }, 'body.lines'],
    ['no issue', { numeros: [] }, 'body.numeros'],
  ]

  test.each(wrong)('for %s, and changes nothing', async (_, change, field) => {
    const platform = await openPlatform()
    expect(await placeRefusal(platform, change)).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(await money(platform)).toBe(balance)
    expect(platform.world().tables.lotteryOrders.size).toBe(0)
  })

  test('for a repeated issue', async () => {
    const platform = await openPlatform()
    const { numeros } = await ticket(platform)
    const twice = await placeRefusal(platform, { numeros: [...numeros, ...numeros] })
    expect(twice).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.numeros',
      message: `the issue "${numeros[0]}" is repeated; name each issue once`,
    })
  })

  test('for an unknown lottery', async () => {
    const platform = await openPlatform()
    expect(await placeRefusal(platform, { gameId: 'none' })).toMatchObject({
      errorCode: 'GAME_NOT_FOUND',
      field: 'body.gameId',
      message: 'there is no lottery "none"; lottery.lotteryList lists them',
    })
  })

  test('for too many notes', async () => {
    const platform = await openPlatform()
    const lines = [{ bet: 'direct5', picks: [digits, digits, digits, digits, digits], amount: 100, multiple: 1 }]
    const { gameId } = allLotteries().find(
      (game) => game.lottery.kind === 'fiveDigits' && game.lottoMode === 'Tradition',
    )!
    const { coming } = await board(platform, gameId)
    const refusal = await placeRefusal(platform, { gameId, playType: 'trad', lines, numeros: [coming[0]!.numero] })
    expect(refusal).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'body.lines.0.picks' })
  })

  test('after its issue has closed, even before the draw', async () => {
    const platform = await openPlatform()
    const request = await ticket(platform)
    const { coming } = await board(platform)
    await platform.world().schedule.moveTo(coming[0]!.closesAt)
    const refusal = await platform.refusal(lotteryHouse.place, request, platform.as)
    expect(refusal).toMatchObject({ status: 409, errorCode: 'LOTTERY_CLOSED', value: { numero: coming[1]!.numero } })
  })

  test('if the balance does not cover all of it', async () => {
    const platform = await openPlatform({ signedIn: 'penniless' })
    const refusal = await placeRefusal(platform, {})
    expect(refusal).toMatchObject({
      status: 409,
      errorCode: 'INSUFFICIENT_FUNDS',
      field: 'body.lines',
      value: { balance: 150 },
    })
    expect(platform.world().tables.rounds.size).toBe(0)
  })

  test('during its vendor’s maintenance, while earlier orders are drawn and can be cancelled', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform, { lines: [onEveryPosition, onEveryPosition] })
    platform.world().changeSettings({ vendorMaintenance: [fiveDigits.vassalage] })
    expect(await placeRefusal(platform, {})).toMatchObject({ status: 503, errorCode: 'VENDOR_MAINTENANCE' })
    const menu = await platform.call(lottery.lotteryList, { gameId: fiveDigits.gameId, ...allRows })
    expect(menu.total).toBe(0)
    const suborderIds = [order.parts[0]!.suborderId]
    await platform.call(lottery.cancelSuborders, { orderId: order.orderId, suborderIds }, platform.as)
    await draw(platform)
    expect(await money(platform)).toBe(balance - 2_000 + 1_920)
  })

  test('for a trial account', async () => {
    const platform = await openPlatform({ signedIn: 'guest_0001' })
    expect(await placeRefusal(platform, {})).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
  })
})
